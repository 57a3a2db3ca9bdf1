import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { apiPaths } from '@cardsight/contract/api-paths'
import { describe, expect, it } from 'vitest'
import { readExampleVariables } from '../doc-names.ts'
import { readText, root } from '../repo-files.ts'
import { type ComposeService, listManifests, manifests, readCompose, readUnit } from './deploy-files.ts'
import { argumentsOf, environmentOf, only, parseDockerfile } from './dockerfile.ts'

const settings = new Set(readExampleVariables(readText('.env.example')))
const { version }: { version: string } = JSON.parse(readText('package.json'))
const stages = parseDockerfile(readText('Dockerfile'))
const image = stages.at(-1)
if (image === undefined) {
  throw new Error('The Dockerfile has no stage.')
}
const { PORT: port, DATA_DIR: dataDir } = environmentOf(image)
const [uid, gid] = only(image, 'USER').rest.split(':').map(Number)

/** Read by Node or the shell. */
const ofTheSystem = ['NODE_ENV', 'PATH']

/** Names of variables that the server wouldn't read. */
const unknown = (names: readonly string[]) =>
  names.filter((name) => !settings.has(name) && !ofTheSystem.includes(name))

/** Files that a command names and that neither the repository nor its build has. */
const missingFiles = (command: readonly string[]) =>
  command.filter((word) => /\.[jt]s$/.test(word) && !existsSync(join(root, word)))

describe('the image', () => {
  it('sets only variables that the server reads, and exposes the port that it listens on', () => {
    expect(unknown(Object.keys(environmentOf(image)))).toEqual([])
    expect(only(image, 'EXPOSE').rest).toBe(port)
    expect(only(image, 'VOLUME').rest).toBe(dataDir)
    expect(missingFiles(argumentsOf(only(image, 'CMD')))).toEqual([])
    expect(only(image, 'HEALTHCHECK').rest).toContain(apiPaths.health)
  })
})

describe('images of others', () => {
  const others = [
    ...stages.map((stage) => stage.image),
    ...Object.values(readCompose().services).map((service) => service.image),
  ].filter((name) => name !== 'cardsight')

  it('are pinned by digest, with a tag for people and Dependabot', () => {
    // Node and Debian in the Dockerfile, PostgreSQL and Caddy in compose.yaml
    expect(others).toHaveLength(4)
    expect(others.filter((name) => !/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(name))).toEqual([])
  })
})

describe('compose.yaml', () => {
  const { services, networks, volumes } = readCompose()
  const get = (name: string): ComposeService => {
    const service = services[name]
    if (service === undefined) {
      throw new Error(`compose.yaml has no service ${name}.`)
    }
    return service
  }
  const ours = ['migrations', 'server-1', 'server-2'].map(get)

  it('passes every documented variable to the servers: its own values, and the rest of .env', () => {
    const isPassed = ({ environment, env_file }: ComposeService, name: string) =>
      env_file.includes('.env') || name in environment
    const missing = ours.map((service) => [...settings].filter((name) => !isPassed(service, name)))
    expect(missing).toEqual([[], [], []])
  })

  it('sets only variables that the server reads', () => {
    expect(ours.flatMap(({ environment }) => unknown(Object.keys(environment)))).toEqual([])
    expect(ours.flatMap(({ command }) => missingFiles(command))).toEqual([])
  })

  it('runs two servers from a read-only file system, each with its own data folder', () => {
    expect(ours.map(({ read_only }) => read_only)).toEqual([true, true, true])
    expect(['server-1', 'server-2'].map((name) => get(name).volumes)).toEqual([
      [`server-1:${dataDir}`],
      [`server-2:${dataDir}`],
    ])
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(['server-1', 'server-2']))
  })

  it('publishes nothing but Caddy, which knows the address of every server', () => {
    const published = Object.keys(services).filter((name) => get(name).ports.length > 0)
    expect(published).toEqual(['caddy'])
    expect(get('caddy').environment.CARDSIGHT_SERVERS).toBe(`server-1:${port} server-2:${port}`)
    expect(ours.map(({ environment }) => environment.PORT)).toEqual([port, port, port])
  })

  it("trusts the addresses of its own network as the proxy's", () => {
    const subnets = Object.values(networks).flatMap(({ ipam }) => ipam.config.map(({ subnet }) => subnet))
    expect(get('server-1').environment.TRUSTED_PROXIES).toBe(subnets.join(','))
  })

  it('gives the servers the user, password and name of its database', () => {
    const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = get('database').environment
    expect(get('server-1').environment.DATABASE_URL).toBe(
      `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database:5432/${POSTGRES_DB}`,
    )
  })
})

describe('the Caddyfile', () => {
  const text = readText('deploy/Caddyfile')

  it('reads the variables that compose.yaml sets', () => {
    const read = Array.from(text.matchAll(/\{\$(\w+)\}/g), ([, name]) => name)
    expect(Object.keys(readCompose().services.caddy?.environment ?? {})).toEqual(read)
  })

  it('sends requests only to servers whose database answers', () => {
    expect(text).toContain(`health_uri ${apiPaths.ready}\n`)
  })
})

describe('the Kubernetes manifests', () => {
  const deployment = manifests.Deployment
  const pods = [deployment.spec.template, manifests.Job.spec.template]
  const [server] = deployment.spec.template.spec.containers

  it('are all applied, with the version of this repository', () => {
    const { resources, images } = manifests.Kustomization
    const files = listManifests().filter((path) => !path.endsWith('kustomization.yaml'))
    expect(resources.map((name) => `deploy/kubernetes/${name}`).sort()).toEqual(files)
    expect(images).toEqual([{ name: server.image, newTag: version }])
  })

  it("run as the image's user, without rights, on a read-only file system", () => {
    for (const { spec } of pods) {
      expect(spec.securityContext).toMatchObject({ runAsUser: uid, runAsGroup: gid })
      expect(spec.containers[0].securityContext.capabilities.drop).toEqual(['ALL'])
    }
    expect(server.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([dataDir, '/tmp'])
  })

  it('probe paths of the API on the port that the server listens on', () => {
    const probes = [server.startupProbe, server.livenessProbe, server.readinessProbe]
    expect(probes.map((probe) => probe?.httpGet.path)).toEqual([
      apiPaths.health,
      apiPaths.health,
      apiPaths.ready,
    ])
    const [named] = server.ports
    expect(named?.containerPort).toBe(Number(port))
    expect(server.env.find(({ name }) => name === 'PORT')?.value).toBe(port)
    const used = [...probes.map((probe) => probe?.httpGet.port), manifests.Service.spec.ports[0]?.targetPort]
    expect(new Set(used)).toEqual(new Set([named?.name]))
  })

  it('set only variables that the server reads', () => {
    const names = [...server.env.map(({ name }) => name), ...Object.keys(manifests.ConfigMap.data)]
    expect(unknown(names)).toEqual([])
    expect(pods.flatMap(({ spec }) => missingFiles(spec.containers[0].command))).toEqual([])
  })

  it('select the same pods, and never the one that migrates', () => {
    const { labels } = deployment.spec.template.metadata
    const budget = manifests.PodDisruptionBudget.spec
    expect(deployment.spec.selector.matchLabels).toEqual(labels)
    expect(manifests.Service.spec.selector).toEqual(labels)
    expect(budget.selector.matchLabels).toEqual(labels)
    expect(manifests.Job.spec.template.metadata.labels).not.toEqual(labels)
    // A budget that needs every server would block each upgrade of a node.
    expect(budget.minAvailable).toBeLessThan(manifests.HorizontalPodAutoscaler.spec.minReplicas)
  })
})

describe('the systemd unit', () => {
  const unit = readUnit()
  const environment = (unit.get('Environment') ?? []).map((pair) => pair.split('='))

  it('starts the server with variables that it reads, and stores data in its own folder', () => {
    expect(missingFiles((unit.get('ExecStart')?.[0] ?? '').split(' '))).toEqual([])
    expect(unknown(environment.map(([name = '']) => name))).toEqual([])
    expect(environment).toContainEqual(['DATA_DIR', `/var/lib/${unit.get('StateDirectory')?.[0]}`])
  })

  it("runs as a user without rights and can't change the system", () => {
    expect(unit.get('DynamicUser')).toEqual(['yes'])
    expect(unit.get('ProtectSystem')).toEqual(['strict'])
    expect(unit.get('NoNewPrivileges')).toEqual(['yes'])
    // Node compiles code while it runs.
    expect(unit.has('MemoryDenyWriteExecute')).toBe(false)
  })
})
