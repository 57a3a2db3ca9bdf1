import { formatDayLong } from '../../lib/format-date.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { WalletProgram } from '../../worker/wallet-cards.ts'
import type { Outlook, WalletSettings } from '../../worker/wallet-question.ts'

const outlooks: Readonly<Record<Outlook, string>> = {
  floor: 'Conservative: cash-out value',
  usual: 'Typical',
  high: 'High: highest published value',
}

const MAX_VALUE = 1000

type PointValuesProps = {
  programs: readonly WalletProgram[]
  settings: WalletSettings
  set: (changes: Partial<WalletSettings>) => void
}

/** A preset for all programs, and the user's own value for each. */
export function PointValues({ programs, settings, set }: PointValuesProps) {
  const { outlook, pointValues } = settings
  return (
    <div className="grid gap-3">
      <Select
        label="Preset"
        value={outlook}
        onChange={({ target }) => {
          const chosen = (['floor', 'usual', 'high'] as const).find((each) => each === target.value)
          set({ outlook: chosen ?? outlook })
        }}
      >
        {Object.entries(outlooks).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
      {programs.map(
        ({ key, name, values }) =>
          values !== null && (
            <TextField
              key={key}
              label={`${name}, cents per point`}
              hint={presetHint(values[outlook])}
              inputMode="decimal"
              placeholder={presetCents(values[outlook])}
              defaultValue={pointValues[key] === undefined ? '' : (pointValues[key] / 100).toFixed(2)}
              onBlur={({ target }) => set({ pointValues: withValue(pointValues, key, target.value) })}
            />
          ),
      )}
    </div>
  )
}

type Preset = NonNullable<WalletProgram['values']>[Outlook]

function presetHint(preset: Preset): string {
  return preset === null
    ? 'No published cash value, so we count 0'
    : `${presetCents(preset)} as of ${formatDayLong(preset.asOf)}`
}

function presetCents(preset: Preset): string {
  return ((preset?.value ?? 0) / 100).toFixed(2)
}

/** Typed value in cents, up to ten per point; anything else removes the user's own value. */
export function withValue(
  values: WalletSettings['pointValues'],
  key: string,
  typed: string,
): WalletSettings['pointValues'] {
  const { [key]: _, ...others } = values
  const value = Math.round(Number(typed) * 100)
  return typed.trim() === '' || !Number.isFinite(value) || value < 0 || value > MAX_VALUE
    ? others
    : { ...others, [key]: value }
}
