import { Check } from 'lucide-react'
import { linkingText } from './linking-text.ts'

export function Benefits() {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {linkingText.benefits.map((benefit) => (
        <li key={benefit} className="flex items-center gap-3 py-2.5">
          <Check aria-hidden="true" className="size-5 shrink-0 text-evergreen" />
          {benefit}
        </li>
      ))}
    </ul>
  )
}
