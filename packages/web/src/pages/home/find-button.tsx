import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { LinkButton } from '../../ui/button.tsx'

/** Where every section continues: the dashboard with the amounts in the hero. */
const FindPathContext = createContext<{ path: string; setPath: (path: string) => void }>({
  path: pagePaths.dashboard,
  setPath: () => {},
})

export const useFindPath = () => useContext(FindPathContext)

export function FindPathProvider({ children }: { children: ReactNode }) {
  const [path, setPath] = useState<string>(pagePaths.dashboard)
  const value = useMemo(() => ({ path, setPath }), [path])
  return <FindPathContext value={value}>{children}</FindPathContext>
}

/** The action of every section below the hero: quiet, because the hero has the same one first. */
export function FindButton() {
  return (
    <LinkButton to={useFindPath().path} variant="secondary">
      {sentences.findYourBestCardAndEarnMore}
    </LinkButton>
  )
}
