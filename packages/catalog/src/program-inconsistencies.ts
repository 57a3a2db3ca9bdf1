/** Problems in programs.yaml that a schema can't find: transfers to nowhere, and values that differ from what was published. */
import type { Problem } from './problem.ts'
import type { Program, Tables } from './tables.ts'

type Finding = Omit<Problem, 'file'>
type Values = Exclude<Program['values'], 'face' | undefined>
type Published = NonNullable<Program['published']>[number]

export function findProgramInconsistencies({ programs, merchants }: Tables): Finding[] {
  return Object.entries(programs).flatMap(([key, program]) => {
    const { values, brand } = program
    const isUnknown = brand !== undefined && !Object.hasOwn(merchants, brand.at)
    const findings = [
      ...(isUnknown ? [{ field: 'brand.at', reason: `${brand.at} is not in merchants.yaml` }] : []),
      ...findTransferInconsistencies(key, program, programs),
      ...(values === undefined || values === 'face' ? [] : findValueInconsistencies(values, program)),
    ]
    return findings.map(({ field, reason }) => ({ field: `${key}.${field}`, reason }))
  })
}

function findTransferInconsistencies(
  key: string,
  { transfers = [] }: Program,
  programs: Tables['programs'],
): Finding[] {
  const targets = transfers.map(targetOf)
  return transfers.flatMap((transfer, index) => {
    const { to, partner } = transfer
    const field = `transfers.${index}`
    return [
      ...(to === undefined || Object.hasOwn(programs, to)
        ? []
        : [{ field: `${field}.to`, reason: `${to} is not in programs.yaml` }]),
      ...(to === key ? [{ field: `${field}.to`, reason: 'must be another program' }] : []),
      ...(targets.indexOf(targetOf(transfer)) === index
        ? []
        : [{ field, reason: `repeats ${to ?? partner}` }]),
    ]
  })
}

/** Cards can have a ratio of their own, so a program and a partner can have two entries. */
function targetOf({ to, partner, cards = [] }: NonNullable<Program['transfers']>[number]): string {
  return [to ?? partner, ...cards].join(' ')
}

/** A value that names a publisher must be the one it published, and a median must be the median. */
function findValueInconsistencies(values: Values, { published = [] }: Program): Finding[] {
  const counted = published.filter(({ counted: isCounted }) => isCounted !== false)
  const stated = [
    ['usual', values.usual],
    ['high', values.high],
  ] as const
  return [
    ...stated.flatMap(([field, { cents, by }]) => {
      const own = counted.find((entry) => entry.by === by)
      return own === undefined || own.cents === cents
        ? []
        : [{ field: `values.${field}`, reason: `${by} published ${own.cents}, not ${cents}` }]
    }),
    ...findMedianInconsistencies(values.usual, counted),
  ]
}

function findMedianInconsistencies({ cents, by }: Values['usual'], counted: readonly Published[]): Finding[] {
  const stated = /^Median of (\d+) publishers$/.exec(by)?.[1]
  if (stated === undefined) {
    return []
  }
  const median = medianOf(counted.map((entry) => entry.cents))
  return [
    ...(Number(stated) === counted.length
      ? []
      : [{ field: 'values.usual.by', reason: `must be the median of ${counted.length} publishers` }]),
    ...(cents === median
      ? []
      : [{ field: 'values.usual.cents', reason: `must be ${median}, the median of the counted values` }]),
  ]
}

/** Returns the median, rounded to hundredths. */
function medianOf(amounts: readonly number[]): number {
  const hundredths = amounts.map((amount) => Math.round(amount * 100)).sort((a, b) => a - b)
  const lower = hundredths[Math.floor((hundredths.length - 1) / 2)] ?? 0
  const upper = hundredths[Math.floor(hundredths.length / 2)] ?? 0
  return Math.round((lower + upper) / 2) / 100
}
