import { CircleAlert } from 'lucide-react'
import { otherSign, SignQuestion, TotalsMismatch } from '../../features/import/obstacle-questions.tsx'
import { MerchantsToCheck } from '../../features/merchants/merchants-to-check.tsx'
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
  const inFiles = obstacles.filter(({ kind }) => kind !== 'merchants')
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
      return <RefundsExceed {...obstacle} {...{ onCorrect, onRemove }} />
    case 'merchants':
      return null
  }
}

type RefundsExceedProps = Omit<Extract<Obstacle, { kind: 'refunds' }>, 'kind'> &
  Pick<BeforeResultsProps, 'onCorrect' | 'onRemove'>

/** Nothing can be ranked, so each file that causes it can be read the other way round, or removed. */
function RefundsExceed({ spentCents, refundedCents, files, onCorrect, onRemove }: RefundsExceedProps) {
  return (
    <div className="py-4">
      <p className="max-w-text">
        Your refunds ({formatMoney(refundedCents / 100)}) are larger than your purchases (
        {formatMoney(spentCents / 100)}), so there’s no spending to rank cards on.
      </p>
      <ul className="mt-3 grid gap-3">
        {files.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center gap-2">
            <span className="basis-full font-medium wrap-anywhere">{file.name}</span>
            <Button
              aria-label={`Swap purchases and refunds in ${file.name}`}
              onClick={() => onCorrect(file.id, { sign: otherSign(file) })}
            >
              Swap purchases and refunds
            </Button>
            <Button
              variant="secondary"
              aria-label={`Remove this file: ${file.name}`}
              onClick={() => onRemove(file.id)}
            >
              Remove this file
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type MerchantsProps = Pick<BeforeResultsProps, 'summary' | 'store' | 'isBusy' | 'onFindCards'> & {
  isEnough: boolean
}

function Merchants({ summary, store, isBusy, isEnough, onFindCards }: MerchantsProps) {
  const chosen = new Set(summary.merchants.flatMap(({ name, isCorrected }) => (isCorrected ? [name] : [])))
  return (
    <MerchantsToCheck
      hasProgress
      review={summary.review}
      onChoose={(name, leaf) => void store.correctMerchant(name, leaf)}
      isChosen={(name) => chosen.has(name)}
    >
      <Button variant={isEnough ? 'primary' : 'secondary'} disabled={isBusy} onClick={onFindCards}>
        {isEnough ? 'Find Your Perfect Card' : 'Show results anyway'}
      </Button>
    </MerchantsToCheck>
  )
}
