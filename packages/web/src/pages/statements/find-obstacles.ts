/** Decides what has to be settled before cards are ranked on imported files. */
import { isEnoughKnown } from '../../features/merchants/review.ts'
import type { ImportedFile, ImportSummary, StatementRow } from '../../worker/imports.ts'

type Reconciliation = NonNullable<ImportedFile['reconciliation']>

export type Obstacle = Readonly<
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
 * Returns nothing if cards can be ranked. Merchants come last: before signs and totals are settled, their amounts may
 * be wrong.
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
