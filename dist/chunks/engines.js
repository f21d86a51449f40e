// src/adapters/container/engines.ts
/** The engines that take Docker's command line. */
const ENGINES = ["docker", "podman"];

export { ENGINES as t };