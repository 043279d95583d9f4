import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

type Options = { cwd?: string; env?: Record<string, string> };
type Program = ChildProcess & { stdout: NonNullable<ChildProcess['stdout']> };

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((program) => program.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Starts a program, which is killed when this one exits. */
export function startProgram(command: string, args: readonly string[], { cwd, env }: Options = {}): Program {
  const program = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  program.on('error', (error) => console.error(`${command}: ${error.message}`));
  program.on('exit', () => running.delete(program));
  running.add(program);
  return program;
}

type Expected = { limitMs?: number; part?: string };

/** Waits until the address answers, with `part` in its text. */
export async function untilAnswers(url: string, { limitMs = 120_000, part = '' }: Expected = {}): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok && (await reply.text()).includes(part)) return;
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${limitMs / 1000} s`);
    await pause(100);
  }
}
