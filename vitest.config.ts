import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'examples/**/*.test.ts'],
    globalSetup: ['test/setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 600_000,
    // Two cores: a container, its engine and the test itself share them.
    maxWorkers: 2,
  },
});
