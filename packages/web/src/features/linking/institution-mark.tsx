import { useState } from 'react'

/** The institution's logo, or its initial if there is none or it doesn't load. */
export function InstitutionMark({ name, logo }: { name: string; logo: string | null }) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-full border border-hairline bg-paper font-serif text-lg"
    >
      {logo !== null && logo !== failed ? (
        <img src={logo} alt="" className="size-full object-contain" onError={() => setFailed(logo)} />
      ) : (
        initialOf(name)
      )}
    </span>
  )
}

const initialOf = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '?'
