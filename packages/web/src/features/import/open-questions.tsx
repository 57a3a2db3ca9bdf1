import { CircleHelp } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { Corrections, ImportedFile, Question } from '../../worker/imports.ts'
import { accountTypes, dateOrders } from './import-text.ts'

type OpenQuestionsProps = { file: ImportedFile; onCorrect: (said: Corrections) => void }

/**
 * Questions that the file leaves open. Until the user answers, the first option applies. The sign is asked about apart
 * from the others, because nothing is ranked before it's settled.
 */
export function OpenQuestions({ file, onCorrect }: OpenQuestionsProps) {
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
    case 'account-type':
      return question.options.map((type) => ({
        label: accountTypes[type],
        said: { accountTypes: { [question.account]: type } },
      }))
  }
}
