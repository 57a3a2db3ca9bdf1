import { CircleAlert, CircleCheck, CircleHelp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDayLong } from '../../lib/format-date.ts'
import { Button } from '../../ui/button.tsx'
import type { Corrections, ImportedFile, Question } from '../../worker/imports.ts'
import {
  accountTypeNote,
  accountTypes,
  count,
  dateOrders,
  kinds,
  outlyingDateAnswers,
} from './import-text.ts'
import { LayoutEditor } from './layout-editor.tsx'

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
            <h3 tabIndex={-1} className="text-base font-semibold wrap-anywhere outline-none">
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

type OpenQuestionsProps = { file: ImportedFile; onCorrect: (said: Corrections) => void }

/**
 * Questions that the file leaves open. Until the user answers, the first option applies. The sign is asked about apart
 * from the others, because nothing is ranked before it's settled.
 */
function OpenQuestions({ file, onCorrect }: OpenQuestionsProps) {
  return file.questions.filter(isAskedHere).map((question) => (
    <fieldset
      key={keyOf(question)}
      aria-label={question.sentence}
      className="mt-4 rounded-control border border-edge bg-paper p-3"
    >
      <p className="flex gap-2 font-medium">
        <CircleHelp aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
        <span className="wrap-anywhere">{question.sentence}</span>
      </p>
      {question.about === 'columns' ? (
        <p className="mt-1 pl-7 text-ink-soft">Choose at least a date and an amount below.</p>
      ) : (
        <div className="mt-3 flex flex-wrap gap-2 pl-7">
          {answersTo(question).map(({ label, said }, index) => (
            <Button
              key={label}
              variant="secondary"
              size="small"
              onClick={({ currentTarget }) => {
                // The question disappears with its answer.
                currentTarget.closest('section')?.querySelector('h3')?.focus()
                onCorrect(said)
              }}
            >
              <span>
                {label}
                {index === 0 && <span className="font-normal"> (current)</span>}
              </span>
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  ))
}

type AskedHere = Exclude<Question, { about: 'sign' }>

function isAskedHere(question: Question): question is AskedHere {
  return question.about !== 'sign'
}

function keyOf(question: AskedHere): string {
  return question.about === 'account-type' ? `account ${question.account}` : question.about
}

type Answer = Readonly<{ label: string; said: Corrections }>

function answersTo(question: Exclude<AskedHere, { about: 'columns' }>): Answer[] {
  switch (question.about) {
    case 'date-order':
      return question.options.map((dateOrder) => ({ label: dateOrders[dateOrder], said: { dateOrder } }))
    case 'dates':
      return question.options.map((outlyingDates) => ({
        label: outlyingDateAnswers[outlyingDates],
        said: { outlyingDates },
      }))
    case 'account-type':
      return question.options.map((type) => ({
        label: accountTypes[type],
        said: { accountTypes: { [question.account]: type } },
      }))
  }
}
