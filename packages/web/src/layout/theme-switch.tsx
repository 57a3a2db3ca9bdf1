import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { type Theme, themes, useTheme } from './theme.ts'

const choices = {
  system: { label: 'System', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
} as const satisfies Record<Theme, unknown>

export function ThemeSwitch() {
  const [theme, chooseTheme] = useTheme()
  const name = useId()
  return (
    <fieldset data-needs-script className="flex rounded-control border border-edge">
      <legend className="sr-only">Theme</legend>
      {themes.map((one) => {
        const { label, Icon } = choices[one]
        return (
          <label key={one} className={choiceClasses}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={theme === one}
              onChange={() => chooseTheme(one)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control"
            />
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </label>
        )
      })}
    </fieldset>
  )
}

// Forced colors replace the tint, so the system's selection color marks the choice there.
const choiceClasses =
  'relative flex min-h-11 items-center gap-2 rounded-[0.4375rem] px-3 text-sm text-ink-soft hover:text-evergreen has-checked:bg-evergreen-tint has-checked:font-medium has-checked:text-ink narrow:min-h-9 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none'
