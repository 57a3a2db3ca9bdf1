/** A worker module for tests, with functions that succeed, fail and end their thread. */
import { setTimeout } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import { moveResult, offerTasks } from '../threads/threads.ts'

function double(value: number): number {
  return value * 2
}

function data(_: null): unknown {
  return workerData
}

function lengthOf(bytes: Uint8Array): number {
  return bytes.length
}

const made: Uint8Array[] = []

const makeBytes = moveResult((length: number) => {
  const bytes = new Uint8Array(length).fill(7)
  made.push(bytes)
  return bytes
})

/** Bytes that are still on this thread. */
function countMadeBytes(_: null): number {
  return made.reduce((sum, { length }) => sum + length, 0)
}

function fail(message: string): never {
  throw new RangeError(message)
}

async function wait(signal: Int32Array): Promise<void> {
  while (Atomics.load(signal, 0) === 0) {
    await setTimeout(1)
  }
}

function exit(code: number): void {
  process.exit(code)
}

/** Allocates memory until the thread is stopped. */
function exhaustMemory(_: null): number {
  const arrays: number[][] = []
  for (;;) {
    arrays.push(Array.from({ length: 100_000 }, (_, index) => index + arrays.length))
  }
}

const tasks = { double, data, lengthOf, makeBytes, countMadeBytes, fail, wait, exit, exhaustMemory }

export type TestTasks = typeof tasks
export const run = offerTasks<keyof TestTasks>(tasks)
