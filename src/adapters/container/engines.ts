/** The engines that take Docker's command line. */
export const ENGINES = ['docker', 'podman'] as const;

export type EngineName = (typeof ENGINES)[number];
