/** Reads the deployment files as data: `compose.yaml`, the Kubernetes manifests and the systemd unit. */
import { parse } from 'yaml'
import { z } from 'zod'
import { filesBelow, readText } from '../repo-files.ts'

const portSchema = z.union([z.string(), z.number()])
const variablesSchema = z.record(z.string(), z.string())
const probeSchema = z.object({ httpGet: z.object({ path: z.string(), port: portSchema }) })
const securitySchema = z.object({
  allowPrivilegeEscalation: z.literal(false),
  readOnlyRootFilesystem: z.literal(true),
  capabilities: z.object({ drop: z.array(z.string()) }),
})
const containerSchema = z.object({
  image: z.string(),
  command: z.array(z.string()).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  securityContext: securitySchema,
  startupProbe: probeSchema.optional(),
  livenessProbe: probeSchema.optional(),
  readinessProbe: probeSchema.optional(),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })).default([]),
})
const podSchema = z.object({
  metadata: z.object({ labels: variablesSchema }),
  spec: z.object({
    securityContext: z.object({
      runAsNonRoot: z.literal(true),
      runAsUser: z.number(),
      runAsGroup: z.number(),
    }),
    containers: z.tuple([containerSchema]),
  }),
})
const serviceSchema = z.object({
  image: z.string(),
  read_only: z.boolean().default(false),
  command: z.array(z.string()).default([]),
  environment: variablesSchema.default({}),
  env_file: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
})
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(
    z.string(),
    z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }) }),
  ),
  volumes: z.record(z.string(), z.null()),
})

export type ComposeService = z.infer<typeof serviceSchema>

const FOLDER = 'deploy/kubernetes'

/** The one manifest of each kind. */
export const manifests = {
  Deployment: read(
    'Deployment',
    z.object({
      spec: z.object({ selector: z.object({ matchLabels: variablesSchema }), template: podSchema }),
    }),
  ),
  Job: read('Job', z.object({ spec: z.object({ template: podSchema }) })),
  Service: read(
    'Service',
    z.object({
      spec: z.object({ selector: variablesSchema, ports: z.array(z.object({ targetPort: portSchema })) }),
    }),
  ),
  PodDisruptionBudget: read(
    'PodDisruptionBudget',
    z.object({
      spec: z.object({ minAvailable: z.number(), selector: z.object({ matchLabels: variablesSchema }) }),
    }),
  ),
  HorizontalPodAutoscaler: read(
    'HorizontalPodAutoscaler',
    z.object({
      metadata: z.object({ name: z.string() }),
      spec: z.object({
        minReplicas: z.number(),
        scaleTargetRef: z.object({ kind: z.literal('Deployment'), name: z.string() }),
      }),
    }),
  ),
  ConfigMap: read('ConfigMap', z.object({ data: variablesSchema })),
  Kustomization: read(
    'Kustomization',
    z.object({
      resources: z.array(z.string()),
      images: z.array(z.object({ name: z.string(), newTag: z.string() })),
    }),
  ),
}

export function listManifests(): string[] {
  return filesBelow(FOLDER)
}

function read<T>(kind: string, schema: z.ZodType<T>): T {
  const [manifest, ...others] = listManifests()
    .map((path) => parse(readText(path)))
    .filter((content) => content.kind === kind)
  if (manifest === undefined || others.length > 0) {
    throw new Error(`${FOLDER} needs exactly one ${kind}.`)
  }
  return schema.parse(manifest)
}

export function readCompose(): z.infer<typeof composeSchema> {
  return composeSchema.parse(parse(readText('compose.yaml'), { merge: true }))
}

/** Settings of the systemd unit; a key can have several values. */
export function readUnit(): ReadonlyMap<string, readonly string[]> {
  const lines = readText('deploy/systemd/cardsight.service')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
  const entries = new Map<string, string[]>()
  for (const line of lines) {
    const [key = '', ...value] = line.split('=')
    entries.set(key, [...(entries.get(key) ?? []), value.join('=')])
  }
  return entries
}
