import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('a database on another machine is spoken to in clear only if the operator says so', () => {
  const read = (url: string) => () => readConfig({ DATABASE_URL: url }).databaseUrl;
  for (const url of ['postgres://a:b@db.example.ch/jass', 'postgresql://10.0.0.7:5432/jass?application_name=x'])
    expect(read(url)).toThrow('DATABASE_URL on another machine must say sslmode=verify-full');
  for (const url of [
    'postgres://a:b@db.example.ch/jass?sslmode=verify-full',
    'postgres://a:b@db/jass?sslmode=disable',
    'postgres://localhost/jass',
    'postgres://127.0.0.1:5433/jass',
    'postgres:///jass?host=/var/run/postgresql',
    'socket:/var/run/postgresql?db=jass',
  ])
    expect(read(url)()).toBe(url);
});
