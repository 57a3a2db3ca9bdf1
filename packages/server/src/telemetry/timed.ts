import type { Attributes, Histogram } from '@opentelemetry/api'

const MS_PER_SECOND = 1000

/** Records how long the work takes, with its outcome. */
export async function timed<Result>(
  histogram: Histogram,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now()
  const record = (outcome: 'ok' | 'failed') =>
    histogram.record((performance.now() - startedAt) / MS_PER_SECOND, { ...attributes, outcome })
  try {
    const result = await work()
    record('ok')
    return result
  } catch (error) {
    record('failed')
    throw error
  }
}
