import { pagePaths } from '@cardsight/contract/paths'
import { NO_CARD_PAYS } from '@cardsight/contract/sentences'
import { formatDollars } from '../../../lib/format-money.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import type { FoundAdvice } from './use-wallet-advice.ts'

type NextStepPanelProps = {
  /** Null if there is no advice. */
  advice: FoundAdvice | null | 'loading'
  /** Short name of a card. */
  nameOf: (cardId: string) => string
}

/** The first change of the wallet page. As high while it loads as with four lines of text. */
export function NextStepPanel({ advice, nameOf }: NextStepPanelProps) {
  return (
    <section
      aria-labelledby="next-step"
      className="flex min-h-66 flex-col items-start rounded-panel bg-evergreen-tint p-6"
    >
      <p id="next-step" className="text-sm font-semibold text-evergreen-deep">
        Next step
      </p>
      {advice === 'loading' ? (
        <div aria-busy="true" className="mt-3 w-full">
          <p className="sr-only">Comparing your cards…</p>
          <SkeletonLines lines={3} />
        </div>
      ) : (
        <Step {...{ advice, nameOf }} />
      )}
    </section>
  )
}

function Step({ advice, nameOf }: NextStepPanelProps & { advice: FoundAdvice | null }) {
  const { title, text } = advice === null ? unknown : textOf(advice, nameOf)
  return (
    <>
      <p className="mt-1 font-serif text-xl font-medium text-balance">{title}</p>
      <p className="mt-2 mb-4">{text}</p>
      <LinkButton to={pagePaths.wallet} discover="none" className="mt-auto max-narrow:w-full">
        {advice === null ? 'Open your wallet' : 'See how'}
      </LinkButton>
    </>
  )
}

const unknown = {
  title: 'Check your wallet',
  text: 'See which cards to keep, change or add.',
}

function textOf({ step, next }: FoundAdvice, nameOf: (cardId: string) => string) {
  switch (step.kind) {
    case 'change':
      return {
        title: `Change ${nameOf(step.cardId)} to ${nameOf(step.toId)}`,
        text: `You’d earn ${formatDollars(step.cents / 100)} more a year. The account and its age stay.`,
      }
    case 'cancel':
      return {
        title: `Cancel ${nameOf(step.cardId)}`,
        text: `It costs ${formatDollars(step.cents / 100)} a year more than it earns.${step.leavesNone ? ` ${NO_CARD_PAYS}.` : ''}`,
      }
    case 'get':
      return {
        title: `Get ${nameOf(step.cardId)}`,
        text: `Your wallet would earn ${formatDollars(step.cents / 100)} more in its first year.`,
      }
    case 'keep':
      return {
        title: 'Keep the cards you have',
        text:
          next === null
            ? 'No other card would add anything. Use each one where it earns the most.'
            : `Use each one where it earns the most. One more card, ${nameOf(next.cardId)}, would add ${formatDollars(next.added / 100)} in its first year.`,
      }
  }
}
