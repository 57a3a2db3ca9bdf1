import { costFields } from '@cardsight/contract/costs'
import { formCategories } from '@cardsight/engine/categories'
import type { ReactNode } from 'react'
import { CardThumbnail } from '../../cards/face-finish.tsx'
import { averageCosts } from '../../content/average-spending.ts'
import { totalOf } from '../../features/ranking/landing-address.ts'
import { classNames } from '../../ui/class-names.ts'
import { type HomeCard, wholeDollars } from './answer.ts'
import type { FactBar, HomeFacts } from './home-facts.ts'

/** Styles of the current picture, written out so that Tailwind finds them. */
const pictureAtStep = [
  'group-data-[step="1"]/rotation:visible group-data-[step="1"]/rotation:opacity-100',
  'group-data-[step="2"]/rotation:visible group-data-[step="2"]/rotation:opacity-100',
  'group-data-[step="3"]/rotation:visible group-data-[step="3"]/rotation:opacity-100',
] as const

/** Three pictures with real figures. Only the current one is shown, or all of them without a script. */
export function Explainer({ facts }: { facts: HomeFacts | null }) {
  const pictures = [
    <SpendingPicture key="spending" />,
    facts && <EarningsPicture key="earnings" bars={facts.bars} />,
    facts && <LeadersPicture key="leaders" leaders={facts.leaders} />,
  ]
  return (
    <>
      <h3 className="font-sans text-base font-semibold tracking-normal">Find the best card</h3>
      <div className="mt-2 grid gap-4">
        {pictures.map((picture, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture is identified by its index
            key={index}
            data-picture={index + 1}
            data-without-script={index > 0 || undefined}
            className={classNames(pictureClasses, pictureAtStep[index])}
          >
            {picture}
          </div>
        ))}
      </div>
    </>
  )
}

const pictureClasses =
  'invisible col-start-1 row-start-1 min-w-0 opacity-0 transition-opacity duration-200 noscript:visible noscript:row-auto noscript:opacity-100'

function Picture({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex h-full min-h-64 flex-col rounded-panel bg-paper-sunk p-4 narrow:p-6">
      <p className="font-medium text-balance">{title}</p>
      <div className="mt-3 flex flex-1 flex-col justify-center">{children}</div>
    </div>
  )
}

/** What an average household spends, by category. */
function SpendingPicture() {
  const largest = Math.max(...formCategories.map((name) => averageCosts[name]))
  const bars: FactBar[] = formCategories.map((name) => ({
    name: costFields[name].shortLabel,
    amount: wholeDollars(averageCosts[name]),
    percent: Math.round((100 * averageCosts[name]) / largest),
  }))
  return (
    <Picture title={`1. A typical household spends ${wholeDollars(totalOf(averageCosts))} a month on these`}>
      <BarRows bars={bars} />
    </Picture>
  )
}

/** What the best cards and a plain one would have earned on it. */
function EarningsPicture({ bars }: Pick<HomeFacts, 'bars'>) {
  return (
    <Picture title="2. What five cards would have earned on it in year one">
      <BarRows bars={bars} quietFrom={bars.length - 1} />
    </Picture>
  )
}

/** The winner under different rules. */
function LeadersPicture({ leaders }: Pick<HomeFacts, 'leaders'>) {
  return (
    <Picture title="3. The winner depends on how long you keep it">
      <ul className="list-none space-y-3">
        {leaders.map(({ when, ...card }) => (
          <li key={when}>
            <FaceRow card={card} label={when} />
          </li>
        ))}
      </ul>
    </Picture>
  )
}

/** A card's face, what it stands for, its name and its amount. */
function FaceRow({ card, label }: { card: HomeCard; label: string }) {
  return (
    <div className="flex items-center gap-x-3">
      <CardThumbnail brief={card} className="w-14" />
      <p className="min-w-0 flex-1">
        <span className="block text-sm text-ink-soft">{label}</span>
        <span className="block font-medium">{card.name}</span>
      </p>
      <p className="figures ml-auto font-semibold">{card.total}</p>
    </div>
  )
}

/** Bars with each name and figure as text. The rows from `quietFrom` on are there to compare with. */
function BarRows({ bars, quietFrom = bars.length }: { bars: readonly FactBar[]; quietFrom?: number }) {
  return (
    <ul className="list-none space-y-1.5">
      {bars.map(({ name, amount, percent }, index) => (
        <li key={name} className="text-sm">
          <span className="flex justify-between gap-4">
            <span className="min-w-0 truncate">{name}</span>
            <span className="figures font-semibold">{amount}</span>
          </span>
          <svg aria-hidden="true" width="100%" height="6" className="mt-0.5 block">
            <rect
              width={`${percent}%`}
              height="6"
              rx="3"
              className={index < quietFrom ? 'fill-evergreen' : 'fill-edge'}
            />
          </svg>
        </li>
      ))}
    </ul>
  )
}
