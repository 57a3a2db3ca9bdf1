import type { ReactNode } from 'react'

/** One picture of a rotation: real figures under the sentence that they show. */
export function Picture({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex h-full min-h-80 flex-col rounded-panel bg-paper-sunk p-5 narrow:p-7">
      <p className="font-serif text-lg font-medium text-balance narrow:text-xl">{title}</p>
      <div className="mt-5 flex flex-1 flex-col justify-center">{children}</div>
    </div>
  )
}
