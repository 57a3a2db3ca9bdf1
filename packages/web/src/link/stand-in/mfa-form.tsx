import type { MfaQuestion } from '@cardsight/contract'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Problem, StepFrame } from './step.tsx'
import type { LinkStepProps } from './step-props.ts'

const headings: Readonly<Record<MfaQuestion['kind'], string>> = {
  code: 'Enter the code',
  question: 'One more question',
  selection: 'One more question',
}

export function MfaForm({ session, state, question }: LinkStepProps & { question: MfaQuestion }) {
  const { kind, prompt, options } = question
  const [answer, setAnswer] = useState(options[0] ?? '')
  return (
    <StepFrame heading={headings[kind]} {...{ session, state }}>
      <form
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          if (answer !== '' && !state.isBusy) {
            void session.answer(answer)
          }
        }}
      >
        {options.length > 0 ? (
          <Select
            label={prompt}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
            className="mt-3"
          >
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        ) : (
          <TextField
            label={prompt}
            {...(kind === 'code' && { inputMode: 'numeric' })}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
            className="mt-3"
          />
        )}
        <Problem text={state.problem} />
        <Button type="submit" className="mt-4 w-full" busy={state.isBusy} disabled={answer === ''}>
          Continue
        </Button>
      </form>
    </StepFrame>
  )
}
