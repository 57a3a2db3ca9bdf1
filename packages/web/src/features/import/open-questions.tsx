import { CircleHelp } from 'lucide-react'
import { Select } from '../../ui/select.tsx'
import type { Corrections, ImportedFile, Question } from '../../worker/imports.ts'
import { accountTypes, dateOrders, signRules } from './import-words.ts'

type OpenQuestionsProps = {
  file: ImportedFile
  onCorrect: (corrections: Corrections) => void
  isBusy: boolean
}

/** What the file itself leaves open. It was read by the first option; a person knows better. */
export function OpenQuestions({ file, onCorrect, isBusy }: OpenQuestionsProps) {
  return file.questions.map((question) => (
    <div key={keyOf(question)} className="mt-4 border-l-4 border-marigold pl-3">
      <p className="flex gap-2 font-medium">
        <CircleHelp aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>{question.sentence}</span>
      </p>
      {question.about !== 'columns' && (
        <Select
          label="How it is read now"
          className="mt-2 max-w-80"
          disabled={isBusy}
          value={answerOf(question, file)}
          onChange={({ target }) => onCorrect(answered(question, file, target.value))}
        >
          {question.options.map((option) => (
            <option key={option} value={option}>
              {optionWords[option]}
            </option>
          ))}
        </Select>
      )}
    </div>
  ))
}

const optionWords = { ...dateOrders, ...signRules, ...accountTypes }

function keyOf(question: Question): string {
  return question.about === 'account-type' ? `account ${question.account}` : question.about
}

function answerOf(question: Exclude<Question, { about: 'columns' }>, { layout, accounts }: ImportedFile) {
  switch (question.about) {
    case 'date-order':
      return layout?.dateOrder
    case 'sign':
      return layout?.sign
    case 'account-type':
      return accounts[question.account]?.type
  }
}

/** The corrections so far with the answer to one question more. */
function answered(question: Question, { corrections }: ImportedFile, value: string): Corrections {
  switch (question.about) {
    case 'columns':
      return corrections
    case 'date-order': {
      const dateOrder = question.options.find((option) => option === value)
      return { ...corrections, dateOrder }
    }
    case 'sign': {
      const sign = (['out-negative', 'out-positive'] as const).find((option) => option === value)
      return { ...corrections, sign }
    }
    case 'account-type': {
      const type = question.options.find((option) => option === value)
      const { accountTypes: types = {} } = corrections
      return type === undefined
        ? corrections
        : { ...corrections, accountTypes: { ...types, [question.account]: type } }
    }
  }
}
