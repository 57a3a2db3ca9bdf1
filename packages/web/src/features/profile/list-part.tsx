import { type ReactNode, useState } from 'react'
import { AccordionItem } from '../../ui/accordion.tsx'

type ListPartProps = {
  title: string
  options: readonly Readonly<{ id: string }>[]
  chosen: readonly string[]
  /** Called only while the part is open: the lists have hundreds of entries. */
  children: () => ReactNode
}

/** A part of the editor that opens to a list. Its title counts what is chosen. */
export function ListPart({ title, options, chosen, children }: ListPartProps) {
  const [isOpen, setIsOpen] = useState(false)
  const count = options.filter(({ id }) => chosen.includes(id)).length
  return (
    <AccordionItem
      title={
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          {title}
          <span className="text-sm font-normal text-ink-soft">
            {' '}
            {count === 0 ? 'None' : `${count} selected`}
          </span>
        </span>
      }
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <div className="text-ink">{isOpen && children()}</div>
    </AccordionItem>
  )
}
