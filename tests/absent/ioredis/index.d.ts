/** What stands for ioredis in a clone that has not installed `tests/redis`: the part of it that `@rulewright/bots` uses. */
export declare class Redis {
  constructor(url: string, settings: { readonly maxRetriesPerRequest: null });
  on(event: 'error', listener: (error: Error) => void): this;
  ping(): Promise<string>;
  disconnect(): void;
  get(key: string): Promise<string | null>;
  set(key: string, value: string, unit: 'EX', seconds: number): Promise<'OK'>;
  del(...keys: (string | string[])[]): Promise<number>;
  expire(key: string, seconds: number): Promise<number>;
  sadd(key: string, member: string): Promise<number>;
  srem(key: string, ...members: string[]): Promise<number>;
  smembers(key: string): Promise<string[]>;
  hset(key: string, field: string, value: string): Promise<number>;
  hdel(key: string, ...fields: string[]): Promise<number>;
  hsetnx(key: string, field: string, value: string): Promise<number>;
  hexists(key: string, field: string): Promise<number>;
  hmget(key: string, ...fields: string[]): Promise<(string | null)[]>;
  hgetall(key: string): Promise<Record<string, string>>;
}
