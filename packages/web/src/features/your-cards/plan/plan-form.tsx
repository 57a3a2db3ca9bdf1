import { type CreditLevel, creditLevels } from '@cardsight/contract/profile'
import type { ReactNode } from 'react'
import { creditTexts } from '../../../content/credit-texts.ts'
import { Select } from '../../../ui/field.tsx'
import {
  cardsPerYearChoices,
  lengthChoices,
  monthsBetweenChoices,
  type PlanSettings,
} from './plan-request.ts'

type PlanFormProps = {
  settings: PlanSettings
  onSettings: (settings: PlanSettings) => void
  credit: CreditLevel
  onCredit: (credit: CreditLevel) => void
}

/** Four choices in a row, two in a row on phones. */
export function PlanForm({ settings, onSettings, credit, onCredit }: PlanFormProps) {
  const set = (changes: Partial<PlanSettings>) => onSettings({ ...settings, ...changes })
  return (
    <div className="grid grid-cols-2 items-end gap-3 narrow:grid-cols-4">
      <NumberSelect
        label="New cards a year"
        value={settings.cardsPerYear}
        choices={cardsPerYearChoices}
        name={(count) => (count === 0 ? 'None' : `Up to ${count}`)}
        onValue={(cardsPerYear) => set({ cardsPerYear })}
      />
      <NumberSelect
        label="Time between cards"
        value={settings.monthsBetween}
        choices={monthsBetweenChoices}
        name={(months) => (months === 1 ? '1 month' : `${months} months`)}
        onValue={(monthsBetween) => set({ monthsBetween })}
      />
      <NumberSelect
        label="Plan ahead"
        value={settings.months}
        choices={lengthChoices}
        name={(months) => `${months} months`}
        onValue={(months) => set({ months })}
      />
      <CreditSelect label="Your credit" credit={credit} onCredit={onCredit} />
    </div>
  )
}

type NumberSelectProps = {
  label: ReactNode
  value: number
  choices: readonly number[]
  name: (value: number) => string
  onValue: (value: number) => void
}

export function NumberSelect({ label, value, choices, name, onValue }: NumberSelectProps) {
  return (
    <Select label={label} value={value} onChange={({ target }) => onValue(Number(target.value))}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {name(choice)}
        </option>
      ))}
    </Select>
  )
}

type CreditSelectProps = { label: ReactNode; credit: CreditLevel; onCredit: (credit: CreditLevel) => void }

export function CreditSelect({ label, credit, onCredit }: CreditSelectProps) {
  return (
    <Select
      label={label}
      value={credit}
      onChange={({ target }) => onCredit(creditLevels.find((level) => level === target.value) ?? credit)}
    >
      {creditLevels.map((level) => (
        <option key={level} value={level}>
          {creditTexts[level].label}
        </option>
      ))}
    </Select>
  )
}
