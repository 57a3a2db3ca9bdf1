import { useId } from 'react'
import { ThemeIcon } from './icons.tsx'
import { type Theme, themes, useTheme } from './theme.ts'

const labels = { system: 'System', light: 'Light', dark: 'Dark' } as const satisfies Record<Theme, string>

export function ThemeSwitch() {
  const [theme, chooseTheme] = useTheme()
  const name = useId()
  return (
    <fieldset data-needs-script className="flex flex-wrap rounded-control border border-edge">
      <legend className="sr-only">Theme</legend>
      {themes.map((one) => (
        <label key={one} className={choiceClasses}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={theme === one}
            onChange={() => chooseTheme(one)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-control"
          />
          <ThemeIcon theme={one} />
          {labels[one]}
        </label>
      ))}
    </fieldset>
  )
}

// Forced colors replace the tint, so the system's selection color marks the choice there.
const choiceClasses =
  'relative flex min-h-11 items-center gap-2 rounded-[0.4375rem] px-3 text-sm text-ink-soft hover:text-evergreen has-checked:bg-evergreen-tint has-checked:font-medium has-checked:text-ink narrow:min-h-9 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none'
