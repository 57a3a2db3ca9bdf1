/** A worker module for tests, with functions that succeed, fail and end their thread. */
import { setTimeout } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'

export function double(value: number): number {
  return value * 2
}

export function data(_: null): unknown {
  return workerData
}

export function lengthOf(bytes: Uint8Array): number {
  return bytes.length
}

export function fail(message: string): never {
  throw new RangeError(message)
}

export async function wait(signal: Int32Array): Promise<void> {
  while (Atomics.load(signal, 0) === 0) {
    await setTimeout(1)
  }
}

export function exit(code: number): void {
  process.exit(code)
}

/** Allocates memory until the thread is stopped. */
export function exhaustMemory(_: null): number {
  const arrays: number[][] = []
  for (;;) {
    arrays.push(Array.from({ length: 100_000 }, (_, index) => index + arrays.length))
  }
}
