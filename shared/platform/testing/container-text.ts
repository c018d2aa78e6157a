/**
 * Returns the text of a Module Federation container, as a remote's server build writes it.
 * @param exposed JavaScript: the body of an asynchronous function that returns the modules by name, such as `./routes`;
 * `shared(name)` returns a module of the host
 */
export const containerText = (exposed: string): string => `
  let scope;
  const shared = async (name) => {
    const [provided] = Object.values(scope[name] ?? {});
    if (!provided) throw new Error(name + ' is not shared by the host');
    return (await provided.get())();
  };
  const evaluated = async () => { ${exposed} };
  let modules;
  module.exports = {
    init(given) { scope = given; },
    async get(name) {
      const exposes = await (modules ??= evaluated());
      return () => exposes[name];
    },
  };
`;
