/**
 * The environment for a Git that talks to `remote`, an address or a folder: the caller's own settings, hooks and helpers
 * have no say, and nobody is asked for a password. The token goes by the environment: a command line is seen by every
 * process of the machine. It is sent to the remote's own host alone.
 */
export function gitEnvironment(remote: string, token: string | undefined): Record<string, string> {
  const basic = token && Buffer.from(`x-access-token:${token}`).toString('base64');
  const host = /^https?:\/\/[^/]+\//.exec(remote)?.[0];
  return {
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: 'true',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
    ...(basic && host
      ? {
          GIT_CONFIG_COUNT: '1',
          GIT_CONFIG_KEY_0: `http.${host}.extraHeader`,
          GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
        }
      : {}),
  };
}
