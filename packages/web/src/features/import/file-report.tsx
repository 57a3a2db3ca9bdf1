import { CircleAlert, CircleCheck, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDayLong } from '../../lib/format-date.ts'
import { Button } from '../../ui/button.tsx'
import type { Corrections, ImportedFile } from '../../worker/imports.ts'
import { accountTypeNote, count, kinds } from './import-text.ts'
import { LayoutEditor } from './layout-editor.tsx'
import { OpenQuestions } from './open-questions.tsx'

type FileReportProps = {
  file: ImportedFile
  onCorrect: (said: Corrections) => void
  onRemove: () => void
}

/** What was read from one file, and the controls to correct it. */
export function FileReport({ file, onCorrect, onRemove }: FileReportProps) {
  const { name, refused } = file
  return (
    <li className="border-t border-hairline py-4 first:border-t-0">
      <section aria-label={name}>
        <div className="flex items-start gap-3">
          <Mark isGood={refused === null} />
          <div className="min-w-0 flex-1">
            <h3 tabIndex={-1} className="text-lg font-semibold wrap-anywhere outline-none">
              {name}
            </h3>
            {refused === null ? (
              <>
                <p className="text-ink-soft wrap-anywhere">{describe(file)}</p>
                <p className="mt-1">{countsIn(file)}</p>
              </>
            ) : (
              <p className="font-medium text-brick">{refused}</p>
            )}
          </div>
          <Button variant="quiet" size="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-5" />
          </Button>
        </div>
        {refused === null && <Understood {...{ file, onCorrect }} />}
      </section>
    </li>
  )
}

function Mark({ isGood }: { isGood: boolean }) {
  const Icon = isGood ? CircleCheck : CircleAlert
  return <Icon aria-hidden="true" className={`mt-1 size-5 shrink-0 ${isGood ? 'text-teal' : 'text-brick'}`} />
}

function Understood({ file, onCorrect }: Omit<FileReportProps, 'onRemove'>) {
  const { problems } = file
  return (
    <div className="narrow:pl-8">
      <OpenQuestions {...{ file, onCorrect }} />
      {problems.length > 0 && (
        <Details title={`${count(problems.length, 'note')} about lines we didn’t count`}>
          <ul className="mt-1 grid max-h-60 gap-1 overflow-y-auto text-ink-soft">
            {problems.map(({ line, sentence }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines can have the same note
              <li key={index} data-line={line} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        </Details>
      )}
      <LayoutEditor {...{ file, onCorrect }} />
    </div>
  )
}

function Details({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="mt-2">
      <summary className="min-h-11 w-fit py-2 font-medium narrow:min-h-0">{title}</summary>
      {children}
    </details>
  )
}

function describe({ kind, institution, accounts, firstDay, lastDay }: ImportedFile): string {
  const isTold = accounts.some(({ label }) => institution !== null && label.includes(institution))
  const bank = institution === null || isTold ? [] : [institution]
  const names = accounts.map(({ label, mask, type }) => {
    const digits = mask === null || label.includes(mask) ? '' : ` ••${mask}`
    const word = accountTypeNote(label, type)
    return `${label}${digits}${word === null ? '' : ` (${word.toLowerCase()})`}`
  })
  const period =
    firstDay === null || lastDay === null ? [] : [`${formatDayLong(firstDay)} to ${formatDayLong(lastDay)}`]
  return [kinds[kind], ...bank, ...names, ...period].join(' · ')
}

function countsIn({
  rowCount,
  purchaseCount,
  refundCount,
  leftOutCount,
  duplicateCount,
}: ImportedFile): string {
  const twice =
    duplicateCount === 0 ? '' : ` (${duplicateCount.toLocaleString('en-US')} in an earlier file too)`
  const parts = [
    count(purchaseCount, 'purchase'),
    ...(refundCount === 0 ? [] : [count(refundCount, 'refund')]),
    ...(leftOutCount === 0 ? [] : [`${leftOutCount.toLocaleString('en-US')} skipped${twice}`]),
  ]
  return `${count(rowCount, 'line')}: ${parts.join(', ')}`
}
