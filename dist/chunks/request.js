// src/usecases/run/request.ts
const DEFAULT_LIMITS = {
	episode_seconds: 60,
	start_seconds: 60,
	line_bytes: 10485760,
	memory_mb: 2048,
	cpus: 2,
	pids: 128
};

export { DEFAULT_LIMITS as t };