// What the server told with the page: the title, the folder of paths, the editor, and the secret of requests.
define("settings", () => settings);
