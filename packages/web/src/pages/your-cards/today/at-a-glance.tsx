import { pagePaths } from '@cardsight/contract/paths'
import { formatCount } from '@cardsight/contract/your-cards'
import {
  CalendarRange,
  ChartColumn,
  ChevronRight,
  CreditCard,
  type LucideIcon,
  Search,
  Wallet,
} from 'lucide-react'
import { Link } from 'react-router'
import { type LastAnswers, useLastAnswers } from '../../../features/results/last-answers.ts'
import { viewPath } from '../../../features/your-cards/view-props.ts'
import { formatMonthLong } from '../../../lib/format-date.ts'
import { formatDollars } from '../../../lib/format-money.ts'
import type { MonthSoFar } from '../../../worker/your-cards/today-methods.ts'
import { SectionTitle } from './today-parts.tsx'
import type { FoundAdvice } from './use-wallet-advice.ts'

type AtAGlanceProps = {
  advice: FoundAdvice | null | 'loading'
  nameOf: (cardId: string) => string
  month: MonthSoFar | null
  hasSource: boolean
  today: string
  cardCount: number
}

type Line = Readonly<{ to: string; Icon: LucideIcon; tab: string; text: string; more: string }>

/** One line for each other tab, and for the cards and the plan. */
export function AtAGlance(props: AtAGlanceProps) {
  const last = useLastAnswers()
  const lines = [bestCardLine(props, last), walletLine(props, last), spendingLine(props), ...cardLines(props)]
  return (
    <section aria-labelledby="at-a-glance" className="min-w-0">
      <SectionTitle id="at-a-glance" title="At a glance" />
      <ul className="mt-1 grid gap-x-10 narrow:grid-cols-2 menu:grid-cols-1">
        {lines.map(({ to, Icon, tab, text, more }) => (
          <li key={to} className="border-b border-hairline">
            <Link
              to={to}
              discover="none"
              className="group grid grid-cols-[1.5rem_minmax(0,1fr)_1.25rem] items-center gap-x-4 py-2.5"
            >
              <Icon aria-hidden="true" className="size-6 text-ink-soft" />
              <span className="min-w-0">
                <span className="block text-sm text-ink-soft">{tab}</span>
                <span className="figures block font-semibold group-hover:text-evergreen">{text}</span>
                <span className="figures block text-sm text-ink-soft">{more}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function bestCardLine({ advice, nameOf }: AtAGlanceProps, { best }: LastAnswers): Line {
  const next = advice === null || advice === 'loading' ? null : advice.next
  const line = { to: pagePaths.dashboard, Icon: Search, tab: 'Best card' }
  if (next !== null) {
    return {
      ...line,
      text: `${nameOf(next.cardId)} would add ${formatDollars(next.added / 100)}`,
      more: 'to your cards, in its first year',
    }
  }
  return best === null
    ? { ...line, text: 'Rank every card', more: 'on what you spend' }
    : {
        ...line,
        text: `${best.name} earns ${formatDollars(best.dollars)}`,
        more: 'in its first year, in your last results',
      }
}

function walletLine({ advice }: AtAGlanceProps, { wallet }: LastAnswers): Line {
  const line = { to: pagePaths.wallet, Icon: Wallet, tab: 'Wallet' }
  if (advice === null || advice === 'loading') {
    return wallet === null
      ? { ...line, text: 'Your best combination', more: 'which cards to keep, change or add' }
      : {
          ...line,
          text: `${wallet.headline}: ${formatDollars(wallet.dollars)} ${wallet.period}`,
          more: 'your best combination, as you last saw it',
        }
  }
  const { changes, ownedCents } = advice
  return {
    ...line,
    text: `${formatDollars(ownedCents / 100)} a year with your cards`,
    more: changes === 0 ? 'nothing to change' : `${formatCount(changes, 'change')} to make`,
  }
}

function spendingLine({ month, hasSource, today }: AtAGlanceProps): Line {
  const line = { to: pagePaths.spending, Icon: ChartColumn, tab: 'Spending' }
  return month === null
    ? {
        ...line,
        text: 'See where your money goes',
        more: hasSource ? 'every purchase, by category' : 'link accounts or import statements',
      }
    : {
        ...line,
        text: `${formatDollars(month.cents / 100)} so far in ${formatMonthLong(today.slice(0, 7)).split(' ')[0]}`,
        more:
          month.averageCents === null
            ? 'every purchase, by category'
            : `${formatDollars(month.averageCents / 100)} in an average full month`,
      }
}

function cardLines({ cardCount }: AtAGlanceProps): Line[] {
  return [
    {
      to: viewPath('cards'),
      Icon: CreditCard,
      tab: 'Your cards',
      text: cardCount === 0 ? 'No cards yet' : formatCount(cardCount, 'card'),
      more: 'add, edit or remove',
    },
    {
      to: viewPath('plan'),
      Icon: CalendarRange,
      tab: 'Plan',
      text: 'Several new cards, in the best order',
      more: 'over 24 months, for one or two people',
    },
  ]
}
