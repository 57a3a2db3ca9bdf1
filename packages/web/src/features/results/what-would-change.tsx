import { memo, type ReactNode } from 'react'
import { formatDollars } from '../../lib/format-dollars.ts'
import { formatNumber } from '../../lib/format-number.ts'
import { TextButton } from '../../ui/text-button.tsx'

type ComparedCard = Readonly<{ name: string; fee: number }>

/** Another choice of the person, and who would win then. */
export type Scenario = Readonly<{
  kind: 'years' | 'bonus' | 'points'
  /** 'Over 3 years' */
  when: string
  /** '3 years', in a list of choices that change nothing. */
  short: string
  /** Null if the pick stays the same. `gain`: dollars more than the pick would earn then. */
  winner: Readonly<{ name: string; gain: number }> | null
}>

export type WhatWouldChangeProps = Readonly<{
  pick: ComparedCard
  /** Cards that come within 1% or $5 of the pick. */
  ties: readonly ComparedCard[]
  /** Cents per point below which another card wins; null if there is no such value. */
  breakEven: number | null
  /** Name of the points. */
  unit: string
  scenarios: readonly Scenario[]
  /** Shows the results of a scenario. */
  onTry: (kind: Scenario['kind']) => void
}>

/** What would change the pick, one line each; one quiet line for what wouldn't. */
export const WhatWouldChange = memo(function WhatWouldChange(props: WhatWouldChangeProps) {
  const tie = tieText(props)
  const changing = props.scenarios.filter(({ winner }) => winner !== null)
  return (
    <section aria-labelledby="what-would-change" className="border-t border-hairline pt-5">
      <h2 id="what-would-change" className="text-lg font-semibold">
        What would change this
      </h2>
      <ul className="mt-2 grid gap-1.5">
        {tie !== null && <Line>{tie}</Line>}
        {changing.map((scenario) => (
          <ChangeLine key={scenario.kind} scenario={scenario} onTry={props.onTry} />
        ))}
        <QuietLine {...props} />
      </ul>
    </section>
  )
})

function Line({ children }: { children: ReactNode }) {
  return <li className="max-w-text">{children}</li>
}

type ChangeLineProps = Pick<WhatWouldChangeProps, 'onTry'> & { scenario: Scenario }

function ChangeLine({ scenario: { kind, when, winner }, onTry }: ChangeLineProps) {
  return (
    <Line>
      <TextButton onClick={() => onTry(kind)}>{when}</TextButton>, {winner?.name} would earn{' '}
      <span className="figures">{formatDollars(winner?.gain ?? 0)}</span> more.
    </Line>
  )
}

/** '3 years, no bonus or points at cash value: still Gold.' and the point value that decides. */
function QuietLine(props: WhatWouldChangeProps) {
  const { pick, scenarios } = props
  const same = scenarios.filter(({ winner }) => winner === null).map(({ short }) => short)
  const texts = [
    ...(same.length === 0 ? [] : [`${capitalized(listOf(same, 'or'))}: still ${pick.name}.`]),
    ...breakEvenText(props),
  ]
  return texts.length === 0 ? null : <li className="max-w-text text-ink-soft">{texts.join(' ')}</li>
}

const MOST_NAMES = 2

function tieText({ pick, ties }: WhatWouldChangeProps): string | null {
  if (ties.length === 0) {
    return null
  }
  const named = ties.slice(0, MOST_NAMES).map(({ name }) => name)
  const rest = ties.length - named.length
  const others = rest === 0 ? [] : [rest === 1 ? '1 other card' : `${rest} other cards`]
  const names = listOf([pick.name, ...named, ...others], 'and')
  return [`It’s close: ${names} are within 1% or $5 of each other.`, ...lowestFee([pick, ...ties])].join(' ')
}

/** Names the card that charges less than all others, if there is one. */
function lowestFee(cards: readonly ComparedCard[]): string[] {
  const least = Math.min(...cards.map(({ fee }) => fee))
  const [card, ...others] = cards.filter(({ fee }) => fee === least)
  return card === undefined || others.length > 0
    ? []
    : [`${card.name} charges ${least === 0 ? 'no fee' : 'the lowest fee'}.`]
}

const singulars: Readonly<Record<string, string>> = { points: 'point', miles: 'mile' }

function breakEvenText({ breakEven, unit }: WhatWouldChangeProps): string[] {
  return breakEven === null
    ? []
    : [`Below ${formatNumber(breakEven)}¢ a ${singulars[unit] ?? 'point'}, another card wins.`]
}

/** 'a, b or c' */
function listOf(words: readonly string[], last: 'and' | 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
