// Modules of a page. Each script defines one: a function that gets `use`, by which it names the modules that it needs,
// and returns what others may use. It runs when the module is used for the first time.
const { define, use } = (() => {
  // What has to be run to make a module, and what it has returned, by name.
  const makers = new Map();
  const modules = new Map();
  // The modules that are being made, outermost first.
  const making = [];

  // Throws for a name that is taken.
  function define(name, make) {
    if (makers.has(name)) throw new Error(`the module ${name} is defined twice`);
    makers.set(name, make);
  }

  // Throws for a name that nobody has defined, and for a module that needs itself.
  function use(name) {
    if (modules.has(name)) return modules.get(name);
    if (!makers.has(name)) throw new Error(`there is no module ${name}`);
    if (making.includes(name)) throw new Error(`modules need each other: ${[...making, name].join(", ")}`);
    making.push(name);
    try {
      modules.set(name, makers.get(name)(use));
    } finally {
      making.pop();
    }
    return modules.get(name);
  }

  return { define, use };
})();

