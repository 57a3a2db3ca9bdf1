import { explorerText } from '../../content/second-card.ts'
import type { Explored } from './explore.ts'
import { ExplorerAnswer } from './explorer-answer.tsx'
import { ExplorerForm } from './explorer-form.tsx'
import type { ExplorerQuery } from './explorer-query.ts'

type ExplorerProps = { query: ExplorerQuery; explored: Explored }

/** Without a script it is a plain form; with one the result follows the input. */
export function Explorer({ query, explored }: ExplorerProps) {
  return (
    <section
      id="explore"
      aria-labelledby="explore-title"
      className="mx-auto max-w-page px-4 py-10 narrow:px-6 narrow:pb-16"
    >
      <h2 id="explore-title">{explorerText.title}</h2>
      <p className="mt-3 max-w-text text-ink-soft">{explorerText.text}</p>
      <div className="mt-8 grid items-start gap-8 menu:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <ExplorerForm query={query} />
        <ExplorerAnswer query={query} explored={explored} />
      </div>
    </section>
  )
}
