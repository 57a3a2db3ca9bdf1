import { CircleAlert } from 'lucide-react'
import { otherSign, SignQuestion, TotalsMismatch } from '../../features/import/obstacle-questions.tsx'
import { MerchantsToCheck } from '../../features/merchants/merchants-to-check.tsx'
import { isEnoughKnown } from '../../features/merchants/review.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import type { Corrections, ImportedFile, ImportSummary, StatementRow } from '../../worker/imports.ts'
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

type Reconciliation = NonNullable<ImportedFile['reconciliation']>

type Obstacle = Readonly<
  /** The file leaves open whether this line is a purchase or a refund. */
  | { kind: 'sign'; file: ImportedFile; example: StatementRow }
  /** The lines we read don't add up to the totals that the statement prints. */
  | { kind: 'totals'; file: ImportedFile; reconciliation: Reconciliation }
  /** More money came back than was spent, although the signs are settled: in these files. */
  | { kind: 'refunds'; spentCents: number; refundedCents: number; files: readonly ImportedFile[] }
  /** Too many dollars count as Other because we don't know the merchants. */
  | { kind: 'merchants' }
>

/**
 * Decides what has to be settled before cards are ranked on imported files; nothing if they can be ranked. Merchants
 * come last: before signs and totals are settled, their amounts may be wrong.
 *
 * @param accepted ids of files whose totals the user accepts as they are
 */
export function findObstacles(
  summary: Pick<ImportSummary, 'files' | 'spentCents' | 'refundedCents' | 'review'>,
  accepted: ReadonlySet<number>,
): Obstacle[] {
  const { files, spentCents, refundedCents, review } = summary
  const inFiles = files
    .filter(({ refused }) => refused === null)
    .flatMap((file) => obstaclesIn(file, accepted.has(file.id)))
  if (inFiles.length > 0) {
    return inFiles
  }
  if (refundedCents > spentCents) {
    const turned = files.filter((file) => file.refundedCents > file.spentCents)
    return [{ kind: 'refunds', spentCents, refundedCents, files: turned }]
  }
  return isEnoughKnown(review) ? [] : [{ kind: 'merchants' }]
}

function obstaclesIn(file: ImportedFile, isAccepted: boolean): Obstacle[] {
  const { questions, signExample, reconciliation } = file
  // With the wrong sign, no total can match.
  if (
    signExample !== null &&
    questions.some((question) => question.about === 'sign' && question.isBlocking)
  ) {
    return [{ kind: 'sign', file, example: signExample }]
  }
  return reconciliation?.status === 'mismatch' && !isAccepted
    ? [{ kind: 'totals', file, reconciliation }]
    : []
}
