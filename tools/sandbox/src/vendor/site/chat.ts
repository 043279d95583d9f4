import type { GatewayLanguage } from '@parlour/kernel';
import { readTexts } from './readTexts';

type Reply = { agent: string; text: string; topics: string[]; backUrl?: string | null };

/** Duration of the agent's typing indicator. */
const typingMs = 700;
const query = new URLSearchParams(location.search);
const texts = await readTexts('chat');
const asked = query.get('language');
const language = (Object.keys(texts) as GatewayLanguage[]).find((code) => code === asked) ?? 'EN';
const { [language]: words } = texts;

function find<Found extends Element>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`${selector} is missing`);
  return found;
}

const talk = find<HTMLElement>('.talk');
const input = find<HTMLInputElement>('input');

function bubble(from: 'agent' | 'player' | 'failed', text: string): void {
  const made = document.createElement('p');
  made.className = 'bubble';
  made.dataset['from'] = from;
  made.textContent = text;
  talk.append(made);
  talk.scrollTop = talk.scrollHeight;
}

function hear({ agent, text, topics }: Reply): void {
  find('h1').textContent = agent;
  find('.face').textContent = agent.slice(0, 1);
  bubble('agent', text);
  find('.topics').replaceChildren(
    ...topics.map((topic) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = topic;
      button.addEventListener('click', () => void send(topic));
      return button;
    }),
  );
}

async function send(text: string): Promise<void> {
  bubble('player', text);
  find('.state').textContent = words.typing;
  try {
    const body = JSON.stringify({ text, language });
    const asked = fetch('/api/chat', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    const [response] = await Promise.all([asked, new Promise((resolve) => setTimeout(resolve, typingMs))]);
    if (!response.ok) throw new Error(String(response.status));
    hear((await response.json()) as Reply);
  } catch {
    bubble('failed', words.failed);
    input.value ||= text;
  }
  find('.state').textContent = words.online;
}

function showBack(backUrl: string | null | undefined): void {
  if (!backUrl) return;
  const back = find<HTMLAnchorElement>('.back');
  back.hidden = false;
  back.href = backUrl;
  back.textContent = '‹';
  back.setAttribute('aria-label', words.back);
}

document.documentElement.lang = words.tag;
find('.state').textContent = words.online;
find('form button').textContent = words.send;
talk.setAttribute('aria-label', words.talk);
input.placeholder = words.write;
input.setAttribute('aria-label', words.write);
find('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const text = input.value.trim();
  input.value = '';
  if (text) void send(text);
});

const opening = new URLSearchParams({ language, backUrl: query.get('backUrl') ?? '', order: query.get('order') ?? '' });
fetch(`/api/chat?${opening}`)
  .then(async (response) => {
    const reply = (await response.json()) as Reply;
    showBack(reply.backUrl);
    hear(reply);
  })
  .catch(() => bubble('failed', words.failed));
