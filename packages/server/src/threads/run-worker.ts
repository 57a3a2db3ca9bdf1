/**
 * Worker module of the run threads. It compiles the catalog itself, because functions can't be sent to a
 * thread.
 */
import { workerData } from 'node:worker_threads'
import { createRunTasks, type RunTasks } from './run-tasks.ts'
import { moveResult, offerTasks } from './threads.ts'

const tasks = createRunTasks(workerData, { checksAnswers: false })

export const run = offerTasks<keyof RunTasks>({
  ...tasks,
  // Up to 1.7 MB each.
  runOnCosts: moveResult(tasks.runOnCosts),
  runOnSpending: moveResult(tasks.runOnSpending),
})
