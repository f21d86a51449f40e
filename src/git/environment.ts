/**
 * The environment for a Git that talks to `remote`, an address or a folder, made from the process's own: no settings,
 * hooks or helpers of the caller have a say, and nobody is asked for a password. The token goes by the environment: a
 * command line is seen by every process of the machine. It is sent to the remote's own host alone.
 */
export function gitEnvironment(
  inherited: Readonly<Record<string, string>>,
  remote: string,
  token: string | undefined,
): Record<string, string> {
  const basic = token && Buffer.from(`x-access-token:${token}`).toString('base64');
  const host = /^https?:\/\/[^/]+\//.exec(remote)?.[0];
  const options = [
    // What is asked of the board is answered by the board: a token follows no redirection.
    ['http.followRedirects', 'false'],
    ...(basic && host ? [[`http.${host}.extraHeader`, `Authorization: Basic ${basic}`]] : []),
  ];
  return {
    ...Object.fromEntries(Object.entries(inherited).filter(([name]) => !FOREIGN.test(name))),
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: 'true',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
    GIT_CONFIG_COUNT: String(options.length),
    ...Object.fromEntries(
      options.flatMap(([key = '', value = ''], i) => [
        [`GIT_CONFIG_KEY_${i}`, key],
        [`GIT_CONFIG_VALUE_${i}`, value],
      ]),
    ),
  };
}

/** A caller may itself be a hook, with an index and a store of objects of its own. Where Git and its certificates stand is kept. */
const FOREIGN = /^GIT_(?!EXEC_PATH$|SSL_CA)/;
