import { toCents } from '@cardsight/engine/money'
import { formatMoney } from '../../lib/format-money.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { WalletCardInfo } from '../../worker/wallet-cards.ts'
import type { WalletSettings } from '../../worker/wallet-question.ts'

type UsedCreditsProps = {
  cards: readonly WalletCardInfo[]
  settings: WalletSettings
  set: (changes: Partial<WalletSettings>) => void
}

/** Credits count as zero until the user says how much of each they would use. */
export function UsedCredits({ cards, settings, set }: UsedCreditsProps) {
  const credits = cards.flatMap(({ name, credits: own }) => own.map((credit) => ({ ...credit, card: name })))
  if (credits.length === 0) {
    return <p className="text-ink-soft">None of these cards has annual credits.</p>
  }
  return (
    <div className="grid gap-3">
      {credits.map(({ id, name, card, yearlyCents }) => (
        <TextField
          key={`${card} ${id}`}
          label={`${name} (${card})`}
          hint={`Up to ${formatMoney(yearlyCents / 100)} a year. Enter how many dollars you’d use.`}
          inputMode="numeric"
          defaultValue={settings.credits[id] === undefined ? '' : String(settings.credits[id] / 100)}
          onBlur={({ target }) =>
            set({ credits: withCredit(settings.credits, { id, yearlyCents }, target.value) })
          }
        />
      ))}
    </div>
  )
}

/** At most the value of the credit; an empty input removes it. */
export function withCredit(
  credits: WalletSettings['credits'],
  { id, yearlyCents }: Pick<WalletCardInfo['credits'][number], 'id' | 'yearlyCents'>,
  typed: string,
): WalletSettings['credits'] {
  const { [id]: _, ...others } = credits
  const dollars = /^\s*\d{1,5}(?:\.\d{1,2})?\s*$/.test(typed) ? Number(typed) : 0
  return dollars === 0
    ? others
    : { ...others, [id]: toCents(Math.min(Math.round(dollars * 100), yearlyCents)) }
}
