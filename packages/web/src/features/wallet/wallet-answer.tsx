import type { Wallet } from '@cardsight/engine/wallet'
import { memo } from 'react'
import { shortCardNames } from '../../cards/short-card-name.ts'
import { formatDollars } from '../../lib/format-dollars.ts'
import { AnimatedNumber } from '../../ui/animated-number.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import type { WalletAdvice } from '../../worker/wallet-advice.ts'
import type { WalletSettings } from '../../worker/wallet-question.ts'
import { bonusPlan, monthsText, stepText } from './bonus-plan.ts'
import { cardUses } from './card-uses.ts'
import type { CardsById } from './cards-by-id.ts'
import { WalletCardLine } from './wallet-card-line.tsx'
import { containsText, gainText, headlineOf, leftOutText } from './wallet-headline.ts'

type Answered = { advice: WalletAdvice; settings: WalletSettings; cards: CardsById }

/** The answer in one sentence, and how much more it is than with fewer cards. */
export const WalletHeadline = memo(function WalletHeadline({ advice, settings, cards }: Answered) {
  const { best } = advice.answer
  const { before, cents, after } = headlineOf(best, settings)
  const gain = gainText(advice, cards)
  const contains = containsText(best)
  return (
    <>
      <h2 id={HEADLINE_ID} className="text-2xl narrow:text-3xl">
        {before}{' '}
        <AnimatedNumber
          value={cents / 100}
          format={formatDollars}
          className="text-3xl leading-none font-semibold narrow:text-4xl"
        />{' '}
        {after}
      </h2>
      {gain !== null && <p className="figures mt-2 text-lg font-medium">{gain}</p>}
      {contains !== '' && <p className="figures mt-1 text-ink-soft">{contains}</p>}
    </>
  )
})

const HEADLINE_ID = 'wallet-verdict'

type InstructionsProps = Answered & { onKeepSmallCards: (keeps: boolean) => void }

/** One line per card with what it's for, then the months until the bonuses are earned. */
export const WalletInstructions = memo(function WalletInstructions(props: InstructionsProps) {
  const { advice, settings, cards, onKeepSmallCards } = props
  const { best } = advice.answer
  const uses = cardUses(best, advice.afterBonuses ?? best, cards)
  const leftOut = leftOutText(advice, cards)
  return (
    <>
      <ul aria-labelledby={HEADLINE_ID} className="divide-y divide-hairline border-y border-hairline">
        {uses.map(({ card, use }) => {
          const info = cards.get(card.cardId)
          return info === undefined ? null : <WalletCardLine key={card.cardId} {...{ card, info, use }} />
        })}
      </ul>
      {leftOut !== null && (
        <p data-print="hide" className="figures mt-3">
          {leftOut} · <TextButton onClick={() => onKeepSmallCards(true)}>Show</TextButton>
        </p>
      )}
      {settings.keepsSmallCards && (
        <p data-print="hide" className="mt-3">
          <TextButton onClick={() => onKeepSmallCards(false)}>
            Leave out cards that add less than $25 a year
          </TextButton>
        </p>
      )}
      <BonusPlan wallet={best} cards={cards} />
    </>
  )
})

function BonusPlan({ wallet, cards }: { wallet: Wallet; cards: CardsById }) {
  const steps = bonusPlan(wallet)
  const infos = steps.flatMap(({ cardId }) => cards.get(cardId) ?? [])
  const names = shortCardNames(infos)
  const nameOf = (cardId: string) => names[infos.findIndex((info) => info.cardId === cardId)] ?? cardId
  const isOnlyStep = steps.length === 1
  return steps.length === 0 ? null : (
    <section aria-label="Until your bonuses are earned" className="mt-6 max-w-text">
      <ol className="grid gap-2">
        {steps.map((step, index) => (
          <li key={step.cardId} className="figures">
            <b className="font-semibold">{monthsText(step, index)}:</b>{' '}
            {stepText(step, nameOf(step.cardId), wallet.cards.length, isOnlyStep)}
          </li>
        ))}
        {!isOnlyStep && (
          <li>
            <b className="font-semibold">After that:</b> use each card as listed above.
          </li>
        )}
      </ol>
    </section>
  )
}
