import type { CardFaceLook } from '@cardsight/contract/cards'
import { capitalize } from '@cardsight/engine/text'
import { memo } from 'react'
import { CardThumbnail } from '../../cards/face-finish.tsx'
import { formatDollars, formatNumber } from '../../lib/format-money.ts'

type ComparedCard = Readonly<{ name: string; fee: number }>

/** Another choice of the person, and who would win then. */
export type Scenario = Readonly<{
  kind: 'years' | 'bonus' | 'points'
  /** 'If you keep it 3 years' */
  when: string
  /** '3 years', in a list of choices that change nothing. */
  short: string
  /** Null if the pick stays the same. `gain`: dollars more than the pick would earn then. */
  winner: Readonly<{ name: string; face: CardFaceLook; gain: number }> | null
}>

export type WhatWouldChangeProps = Readonly<{
  pick: ComparedCard
  /** Cards that come within 1% or $5 of the pick. */
  ties: readonly ComparedCard[]
  /** Cents per point below which another card wins; null if there is no such value. */
  breakEven: Readonly<{ cents: number; winner: string }> | null
  /** Name of the points. */
  unit: string
  scenarios: readonly Scenario[]
  /** Shows the results of a scenario. */
  onTry: (kind: Scenario['kind']) => void
}>

/** What would change the pick, a row each; one quiet line for what wouldn't. */
export const WhatWouldChange = memo(function WhatWouldChange(props: WhatWouldChangeProps) {
  const tie = tieText(props)
  const changing = props.scenarios.filter(({ winner }) => winner !== null)
  return (
    <section aria-labelledby="what-would-change">
      <h2 id="what-would-change" className="text-xl">
        What would change this
      </h2>
      <ul className="mt-1 list-none divide-y divide-hairline">
        {changing.map((scenario) => (
          <ChangeRow key={scenario.kind} scenario={scenario} onTry={props.onTry} />
        ))}
        {tie !== null && <li className="py-2 text-sm">{tie}</li>}
        <QuietLine {...props} />
      </ul>
    </section>
  )
})

type ChangeRowProps = Pick<WhatWouldChangeProps, 'onTry'> & { scenario: Scenario }

function ChangeRow({ scenario: { kind, when, winner }, onTry }: ChangeRowProps) {
  return (
    winner !== null && (
      <li>
        <button
          type="button"
          onClick={() => onTry(kind)}
          className="group flex w-full flex-wrap items-center gap-x-3 py-2 text-left"
        >
          <CardThumbnail brief={winner} className="w-12" />
          <span className="min-w-0 grow basis-28">
            <span className="block text-sm text-ink-soft">{when}</span>{' '}
            <span className="block font-medium group-hover:text-evergreen group-hover:underline">
              {winner.name}
            </span>
          </span>{' '}
          <span className="figures whitespace-nowrap">{formatDollars(winner.gain)} more</span>
        </button>
      </li>
    )
  )
}

/** '3 years, no bonus or cash only: still Gold.' and the point value that decides. */
function QuietLine(props: WhatWouldChangeProps) {
  const { pick, scenarios } = props
  const same = scenarios.filter(({ winner }) => winner === null).map(({ short }) => short)
  const texts = [
    ...(same.length === 0 ? [] : [`${capitalize(listOf(same, 'or'))}: still ${pick.name}.`]),
    ...breakEvenText(props),
  ]
  return texts.length === 0 ? null : <li className="py-2 text-sm text-ink-soft">{texts.join(' ')}</li>
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
    : [
        `If you get less than ${formatNumber(breakEven.cents)}¢ a ${singulars[unit] ?? 'point'}, pick ${breakEven.winner} instead.`,
      ]
}

/** 'a, b or c' */
function listOf(words: readonly string[], last: 'and' | 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}
