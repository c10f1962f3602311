export type { Sources } from './arena/sources.js';
export { overRedis, type RedisSettings } from './redis/submit.js';
export { type RedisWorkerSettings, type WorkerNews, work } from './redis/work.js';
