import type { OfferedInstitution } from '@cardsight/contract'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { StepFrame } from './step.tsx'
import type { LinkStepProps } from './step-props.ts'

export function BankChoice({ session, state }: LinkStepProps) {
  const [query, setQuery] = useState('')
  const found = (state.session?.institutions ?? []).filter(({ name }) => isIn(name, query))
  return (
    <StepFrame heading="Choose your bank" {...{ session, state }}>
      <TextField
        label="Search"
        type="search"
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        className="mt-3"
      />
      <p role="status" className="sr-only">
        {found.length === 1 ? '1 bank' : `${found.length} banks`}
      </p>
      {found.length === 0 ? (
        <p className="mt-4 text-ink-soft">No bank of that name here. All of them are made up.</p>
      ) : (
        <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
          {found.map((bank) => (
            <li key={bank.institution_id}>
              <button
                type="button"
                onClick={() => session.choose(bank)}
                className="flex min-h-12 w-full items-center gap-3 px-2 py-2 text-left hover:bg-paper"
              >
                <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <span className="font-medium">{bank.name}</span>
                  <Health bank={bank} />
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </StepFrame>
  )
}

function Health({ bank: { status, oauth } }: { bank: OfferedInstitution }) {
  if (status !== 'HEALTHY') {
    return <Badge variant="bad">{status === 'DOWN' ? 'Unavailable' : 'Slow right now'}</Badge>
  }
  return oauth && <Badge>On its own page</Badge>
}

function isIn(name: string, query: string): boolean {
  return name.toLowerCase().includes(query.trim().toLowerCase())
}
