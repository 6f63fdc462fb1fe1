import { beforeEach, expect, test } from 'vitest';
import { backStack } from './back-stack';

/** A browser's history as far as a page without a network uses it: going back takes a moment. */
function browser() {
  const entries: unknown[] = [{ page: 'table' }];
  const tasks: (() => void)[] = [];
  let at = 0;
  let popped = () => {};
  const history = {
    get state() {
      return entries[at];
    },
    pushState(state: unknown) {
      at += 1;
      entries.splice(at, entries.length, state);
    },
    replaceState(state: unknown) {
      entries[at] = state;
    },
    go(steps = 0) {
      tasks.push(() => {
        at = Math.max(0, at + steps);
        popped();
      });
    },
  };
  return {
    history,
    addEventListener(_type: 'popstate', listener: () => void) {
      popped = listener;
    },
    setTimeout: (act: () => void) => tasks.push(act),
    /** The thumb's gesture, and everything that follows from it. */
    back() {
      history.go(-1);
      this.settle();
    },
    settle() {
      for (let task = tasks.shift(); task; task = tasks.shift()) task();
    },
    /** How often one can go back before the page is left. */
    depth: () => at,
  };
}

let phone: ReturnType<typeof browser>;
let stack: ReturnType<typeof backStack>;
let lying: string[];

beforeEach(() => {
  phone = browser();
  stack = backStack(phone);
  lying = [];
});

function open(name: string): () => void {
  lying.push(name);
  const off = () => {
    lying = lying.filter((one) => one !== name);
  };
  const close = stack.open(off);
  return () => {
    off();
    close();
  };
}

test('going back closes the topmost and nothing else', () => {
  open('rounds');
  open('round 3');
  phone.back();
  expect(lying).toEqual(['rounds']);
  phone.back();
  expect(lying).toEqual([]);
  expect(phone.depth()).toBe(0);
});

test('closed by its button, it leaves nothing behind in the history', () => {
  const close = open('rounds');
  close();
  phone.settle();
  expect(phone.depth()).toBe(0);
});

test('one that opens as another closes stays open, and one step back closes it', () => {
  const close = open('rounds');
  close();
  open('close the match');
  phone.settle();
  expect(lying).toEqual(['close the match']);
  expect(phone.depth()).toBe(1);
  phone.back();
  expect(lying).toEqual([]);
  expect(phone.depth()).toBe(0);
});

test('one that opens as two close stays open, and one step back leaves only the table', () => {
  const rounds = open('rounds');
  const editor = open('round 3');
  editor();
  rounds();
  open('what it moves');
  phone.settle();
  expect(lying).toEqual(['what it moves']);
  phone.back();
  expect(lying).toEqual([]);
  expect(phone.depth()).toBe(0);
});

test('one that opens while another is on its way back waits for it', () => {
  const close = open('rounds');
  close();
  // The timer has fired; the browser has not gone back yet.
  const settle = phone.settle.bind(phone);
  const go = phone.history.go;
  phone.history.go = (steps) => {
    go(steps);
    open('close the match');
  };
  settle();
  expect(lying).toEqual(['close the match']);
  expect(phone.depth()).toBe(1);
});

test('opened and closed at once, it is as if it had never been', () => {
  open('rounds');
  open('glimpse')();
  phone.settle();
  expect(lying).toEqual(['rounds']);
  expect(phone.depth()).toBe(1);
});
