import { CircleAlert } from 'lucide-react'
import { SignQuestion } from '../../features/import/sign-question.tsx'
import { TotalsMismatch } from '../../features/import/totals-mismatch.tsx'
import { UnknownMerchants } from '../../features/merchants/unknown-merchants.tsx'
import { formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import type { Corrections, ImportSummary } from '../../worker/imports.ts'
import type { Obstacle } from './find-obstacles.ts'
import type { ImportStore } from './import-store.ts'

type BeforeResultsProps = {
  summary: ImportSummary
  obstacles: readonly Obstacle[]
  store: ImportStore
  isBusy: boolean
  onAccept: (fileId: number) => void
  onRemove: (fileId: number) => void
  onCorrect: (fileId: number, said: Corrections) => void
  onFindCards: () => void
}

/** What has to be settled before cards are ranked. Unknown merchants stay listed once they are enough. */
export function BeforeResults({ obstacles, ...props }: BeforeResultsProps) {
  const inFiles = obstacles.filter(({ kind }) => kind !== 'unknown-merchants')
  return (
    <section aria-labelledby="before-results" className="panel p-4 narrow:p-6">
      <h2 id="before-results" className="flex items-start gap-3 text-2xl">
        <CircleAlert aria-hidden="true" className="mt-1 size-6 shrink-0 text-evergreen" />
        {inFiles.length > 0 ? 'Before we rank cards' : 'What do these merchants sell?'}
      </h2>
      {inFiles.length > 0 ? (
        <div className="divide-y divide-hairline">
          {inFiles.map((obstacle) => (
            <FileObstacle key={keyOf(obstacle)} {...{ ...props, obstacle }} />
          ))}
        </div>
      ) : (
        <Merchants {...props} isEnough={obstacles.length === 0} />
      )}
    </section>
  )
}

function keyOf(obstacle: Obstacle): string {
  return 'file' in obstacle ? `${obstacle.kind} ${obstacle.file.id}` : obstacle.kind
}

type FileObstacleProps = Pick<BeforeResultsProps, 'onAccept' | 'onRemove' | 'onCorrect'> & {
  obstacle: Obstacle
}

function FileObstacle({ obstacle, onAccept, onRemove, onCorrect }: FileObstacleProps) {
  switch (obstacle.kind) {
    case 'sign': {
      const { file, example } = obstacle
      return <SignQuestion {...{ file, example }} onAnswer={(said) => onCorrect(file.id, said)} />
    }
    case 'totals': {
      const { file, reconciliation } = obstacle
      return (
        <TotalsMismatch
          {...{ file, reconciliation }}
          onContinue={() => onAccept(file.id)}
          onRemove={() => onRemove(file.id)}
        />
      )
    }
    case 'refunds':
      return <RefundsExceed {...obstacle} />
    case 'unknown-merchants':
      return null
  }
}

function RefundsExceed({ spentCents, refundedCents }: { spentCents: number; refundedCents: number }) {
  return (
    <p className="max-w-text py-4">
      Your refunds ({formatMoney(refundedCents / 100)}) are larger than your purchases (
      {formatMoney(spentCents / 100)}), so there’s no spending to rank cards on. Check the signs under{' '}
      <a href="#import-files">Your files</a>, add more statements, or remove a file.
    </p>
  )
}

type MerchantsProps = Pick<BeforeResultsProps, 'summary' | 'store' | 'isBusy' | 'onFindCards'> & {
  isEnough: boolean
}

function Merchants({ summary, store, isBusy, isEnough, onFindCards }: MerchantsProps) {
  const chosen = new Set(summary.merchants.flatMap(({ name, isCorrected }) => (isCorrected ? [name] : [])))
  return (
    <UnknownMerchants
      review={summary.review}
      onChoose={(name, leaf) => void store.correctMerchant(name, leaf)}
      isChosen={(name) => chosen.has(name)}
    >
      <Button variant={isEnough ? 'primary' : 'secondary'} disabled={isBusy} onClick={onFindCards}>
        {isEnough ? 'Find Your Perfect Card' : 'Show results anyway'}
      </Button>
    </UnknownMerchants>
  )
}
