/** CPU time of a page's main thread between a press and the frame that shows its response, from Chromium's trace. */
import type { CDPSession } from 'playwright-core'

/** Times in microseconds; `tdur` is CPU time of the thread. */
type TraceEvent = Readonly<{
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: Readonly<{ data?: Readonly<{ type?: string }> }>
}>

type Task = Required<Pick<TraceEvent, 'ts' | 'dur' | 'tdur'>>

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']
/** The events that Interaction to Next Paint counts. */
const INPUTS = new Set(['pointerdown', 'pointerup', 'click', 'keydown', 'keypress', 'input', 'keyup'])

/** Returns a function that ends the trace and returns its events. */
export async function startTrace(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...value.filter(isTraceEvent))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  })
  return async () => {
    const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await isComplete
    session.off('Tracing.dataCollected', collect)
    return events
  }
}

/** The longest of all inputs; 0 if there was none. */
export function cpuUntilFrame(events: readonly TraceEvent[]): number {
  const inputs = events.filter(
    ({ name, args }) => name === 'EventDispatch' && INPUTS.has(args.data?.type ?? ''),
  )
  const [first] = inputs
  if (first === undefined) {
    return 0
  }
  const ofThread = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
  const tasks = ofThread.filter(({ name }) => name === 'RunTask').map(taskOf)
  const frames = ofThread.filter(({ name }) => name === 'Commit').map(({ ts }) => ts)
  return Math.max(...inputs.map(({ ts }) => cpuBetween(tasks, ts, frames.find((frame) => frame > ts) ?? ts)))
}

/** All tasks that ran in between, each as a whole. */
function cpuBetween(tasks: readonly Task[], from: number, to: number): number {
  const during = tasks.filter(({ ts, dur }) => ts + dur >= from && ts <= to)
  return during.reduce((sum, { tdur }) => sum + tdur, 0) / 1000
}

function taskOf({ ts, dur = 0, tdur = 0 }: TraceEvent): Task {
  return { ts, dur, tdur }
}

function isTraceEvent(value: unknown): value is TraceEvent {
  return typeof value === 'object' && value !== null && 'ts' in value && 'name' in value && 'args' in value
}
