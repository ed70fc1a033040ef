// What the parts of the page tell each other of, so that none has to know who is interested:
//
//   change   what is shown has changed
//   view     something else is in sight; with true if it is to be drawn at once
//   states   the states or the time of the selected picture have changed
//   objects  the objects of the selected picture, or the chosen one, are others
//   list     a list of the selected picture is there
//   reach    objects of the selected picture would change, by their paths, as long as an element stands on the page
//   open     a picture is to be selected, by its number
//   find     a search is to be shown
define("events", () => {
  const listeners = new Map();

  // Calls a function at each event of a name.
  function listen(name, listener) {
    listeners.set(name, [...(listeners.get(name) || []), listener]);
  }

  // Calls the functions that listen, in the order in which they began to.
  function notify(name, ...values) {
    for (const listener of listeners.get(name) || []) listener(...values);
  }

  return { listen, notify };
});
