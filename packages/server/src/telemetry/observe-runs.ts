import type { RunTasks } from '../threads/run-tasks.ts'
import type { RunThreads } from '../threads/run-threads.ts'
import type { Threads } from '../threads/threads.ts'
import { inSpan } from './in-span.ts'
import type { Metrics } from './metrics.ts'
import { timed } from './timed.ts'

/** Measures every calculation on the threads, by the name of its function. */
export function observeRuns(runThreads: RunThreads, { runSeconds }: Pick<Metrics, 'runSeconds'>): RunThreads {
  const observe = (threads: Threads<RunTasks>): Threads<RunTasks> => ({
    call: (name, input, transfer) =>
      timed(runSeconds, { kind: name }, () =>
        inSpan({ name: `run ${name}` }, () => threads.call(name, input, transfer)),
      ),
    isBusy: () => threads.isBusy(),
    close: () => threads.close(),
  })
  return { ...runThreads, quick: observe(runThreads.quick), bulk: observe(runThreads.bulk) }
}
