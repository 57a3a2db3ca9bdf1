import { pagePaths } from '@cardsight/contract/paths'
import { WITHOUT_CARDS } from '@cardsight/contract/sentences'
import { Printer } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ApplyLink, ApplyTerms } from '../../cards/apply-link.tsx'
import { CardFace, faceOf } from '../../cards/card-face.tsx'
import { formatDollars } from '../../lib/format-money.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { AnimatedNumber } from '../../ui/motion.tsx'
import type { RegisterRow } from './register.ts'
import type { Change } from './wallet-changes.ts'
import type { Verdict, WalletRow, WalletView } from './wallet-view.ts'

type ViewProps = { view: WalletView }

/** The whole answer. `children` stand below the changes to make. */
export function WalletInstructions({ view, children }: ViewProps & { children?: ReactNode }) {
  return (
    <>
      <WalletHero view={view} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 narrow:mt-10 menu:grid-cols-[minmax(0,1fr)_25.5rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
          {view.rows.length > 0 && <WhichCardWhere view={view} />}
          <AtTheRegister view={view} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
          {view.changes.length + view.rows.length > 0 && <ChangesToMake changes={view.changes} />}
          {children}
        </div>
      </div>
    </>
  )
}

/** What to do in one line, one number, and what it's more than. */
const WalletHero = memo(function WalletHero({ view }: ViewProps) {
  const { headline, isEmpty, dollars, period, contains, gain, caution, bars } = view
  return (
    <section
      aria-labelledby={HEADLINE_ID}
      className="grid items-center gap-x-16 gap-y-6 border-b border-hairline pt-2 pb-6 narrow:pb-10 menu:grid-cols-[minmax(0,1fr)_25.5rem]"
    >
      <div className="min-w-0">
        <h1 id={HEADLINE_ID} className="text-2xl">
          {headline}
        </h1>
        {isEmpty && <p className="mt-2 max-w-text">{WITHOUT_CARDS}</p>}
        {!isEmpty && (
          <div className="mt-2 flex flex-wrap items-end gap-x-6 gap-y-1">
            <p className="font-serif text-4xl font-semibold" data-total="">
              <AnimatedNumber value={dollars} format={formatDollars} />
            </p>
            <p className="figures min-w-0 pb-1 text-sm text-ink-soft">
              {[period, contains].filter(Boolean).join(' · ')}.{' '}
              <a href="#why" data-print="hide">
                Why?
              </a>
              {gain !== null && <span className="block font-semibold text-evergreen-deep">{gain}</span>}
              {caution !== null && <span className="block font-semibold text-ink">{caution}</span>}
            </p>
          </div>
        )}
      </div>
      {!isEmpty && <Bars bars={bars} />}
    </section>
  )
})

const HEADLINE_ID = 'wallet-headline'

function Bars({ bars }: Pick<WalletView, 'bars'>) {
  const most = Math.max(...bars.map(({ dollars }) => dollars), 1)
  return (
    <ul aria-label="Compared with" className="grid gap-3 text-sm">
      {bars.map(({ label, dollars }, index) => (
        <li key={label}>
          <span className="flex justify-between gap-4">
            <span className="min-w-0">{label}</span>
            <b className="figures font-semibold">{formatDollars(dollars)}</b>
          </span>
          <svg aria-hidden="true" width="100%" height="10" className="mt-1 block [print-color-adjust:exact]">
            <rect width="100%" height="10" rx="5" className="fill-paper-sunk" />
            <rect
              width={`${(100 * Math.max(dollars, 0)) / most}%`}
              height="10"
              rx="5"
              className={classNames('fill-evergreen', index > 0 && 'opacity-40')}
            />
          </svg>
        </li>
      ))}
    </ul>
  )
}

/** One row per card: what it's for, what it earns, and what to do with it. */
export const WhichCardWhere = memo(function WhichCardWhere({ view: { rows, simpler } }: ViewProps) {
  return (
    <section aria-labelledby="which-card">
      <h2 id="which-card" className="text-xl">
        Which card where
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {rows.map((row) => (
          <CardRow key={row.info.cardId} row={row} />
        ))}
      </ul>
      {simpler !== null && <p className="figures mt-2 max-w-text text-sm text-ink-soft">{simpler}</p>}
    </section>
  )
})

const tags: Readonly<Record<Verdict, { label: string; variant: 'good' | 'neutral' | 'bad' }>> = {
  get: { label: 'Get', variant: 'good' },
  keep: { label: 'Keep', variant: 'good' },
  downgrade: { label: 'Downgrade', variant: 'neutral' },
  cancel: { label: 'Cancel', variant: 'bad' },
}

export function CardRow({ row: { info, use, rates, verdict, advice, dollars } }: { row: WalletRow }) {
  const { label, variant } = tags[verdict]
  return (
    <li className="grid grid-cols-[min(5.5rem,25%)_minmax(0,1fr)] items-start gap-x-4 gap-y-2 py-4 break-inside-avoid narrow:grid-cols-[8.5rem_minmax(0,1fr)_auto] narrow:gap-x-6">
      <CardFace {...faceOf(info)} decorative className="max-narrow:row-span-2" />
      <div className="min-w-0">
        <h3 className="font-serif text-xl">{use}</h3>
        {rates !== '' && <p className="figures text-sm text-ink-soft">{rates}</p>}
        <p className="mt-1 text-sm">
          <Badge variant={variant} className="mr-1 align-baseline">
            {label}
          </Badge>{' '}
          <Link
            to={pagePaths.card(info.cardId)}
            // Otherwise the router would ask the server about the route of each card, and so reveal what is shown here.
            discover="none"
            className="text-ink underline decoration-edge underline-offset-4 hover:text-evergreen"
          >
            {info.name}
          </Link>
          {advice !== '' && <span className="figures text-ink-soft"> {advice}</span>}
        </p>
        {verdict === 'get' && <ApplyTerms {...info} className="mt-1" />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-narrow:col-start-2 narrow:flex-col narrow:items-end">
        {dollars !== null && (
          <p className="figures">
            <AnimatedNumber
              value={dollars}
              format={formatDollars}
              className="font-serif text-2xl font-semibold"
            />
            {dollars < 0 && <span className="block text-sm text-brick">costs more than it earns</span>}
          </p>
        )}
        {verdict === 'get' && (
          <span data-print="hide">
            <ApplyLink card={info} size="small" variant="secondary" />
          </span>
        )}
      </div>
    </li>
  )
}

/** A card for each kind of purchase, small enough for a fridge door. */
export const AtTheRegister = memo(function AtTheRegister({ view: { register } }: ViewProps) {
  return register.length === 0 ? null : (
    <section aria-labelledby="register">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="register" className="text-xl">
          At the register
        </h2>
        <button
          type="button"
          data-print="hide"
          data-needs-script=""
          onClick={() => window.print()}
          className="inline-flex min-h-11 items-center gap-1.5 text-sm text-link underline underline-offset-4"
        >
          <Printer aria-hidden="true" className="size-4" />
          Print
        </button>
      </div>
      <ul className="grid grid-cols-1 gap-x-4 min-[352px]:grid-cols-2 narrow:grid-cols-3 narrow:gap-x-10">
        {register.map((row) => (
          <RegisterLine key={row.name} row={row} />
        ))}
      </ul>
    </section>
  )
})

function RegisterLine({ row: { name, info, rate } }: { row: RegisterRow }) {
  return (
    <li className="flex items-center gap-3 border-b border-hairline py-2.5 break-inside-avoid">
      <span className="w-8 shrink-0 narrow:w-10">
        <CardFace {...faceOf(info)} decorative />
      </span>
      <span className="min-w-0 flex-1">
        {name}
        <span className="sr-only print:not-sr-only print:block print:text-sm"> {info.name}</span>
      </span>
      <b className="figures font-semibold">{rate}</b>
    </li>
  )
}

const MOST_CHANGES = 5

/** What to do, soonest first. */
const ChangesToMake = memo(function ChangesToMake({ changes }: { changes: readonly Change[] }) {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="text-xl">
        Changes to make
      </h2>
      {changes.length === 0 ? (
        <p className="mt-2 text-ink-soft">None. Use your cards as listed here.</p>
      ) : (
        <ol className="mt-2 divide-y divide-hairline">
          {changes.slice(0, MOST_CHANGES).map(({ when, title, text }, index) => (
            <li key={title} className="flex gap-4 py-4 break-inside-avoid">
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-full border border-evergreen text-sm font-semibold text-evergreen-deep"
              >
                {index + 1}
              </span>
              <div className="min-w-0 flex-1">
                <p className="text-sm text-ink-soft">{when}</p>
                <h3 className="font-sans text-base leading-6 font-semibold tracking-normal">{title}</h3>
                <p className="figures text-sm text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {changes.length > MOST_CHANGES && (
        <p className="text-sm text-ink-soft" data-print="hide">
          {changes.length - MOST_CHANGES} more dates are in your calendar reminders, under “Save or share”.
        </p>
      )}
    </section>
  )
})
