// Signing in and out from a page.

/** Why not, as `refusals.<code>` says it: `wrong-sign-in`, `too-many-attempts` with `minutes`, … */
export interface SignInRefusal {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export type SignInAnswer = { readonly ok: true } | { readonly refusal: SignInRefusal };

/** Go on with `location.assign('/')` afterwards: what was read before belonged to nobody. */
export function signIn(email: string, password: string): Promise<SignInAnswer> {
  return submit('callback/credentials', { email, password });
}

/** Ends this browser's login, on the server too. */
export function signOut(): Promise<SignInAnswer> {
  return submit('signout', {});
}

/** The network failing is a refusal as well: `unreachable`. */
async function submit(action: string, form: Record<string, string>): Promise<SignInAnswer> {
  try {
    const asked = await fetch('/api/auth/csrf', { cache: 'no-store' });
    const { csrfToken } = await asked.json();
    const response = await fetch(`/api/auth/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...form, csrfToken }),
    });
    if (response.ok) return { ok: true };
    const { refusal } = await response.json();
    return { refusal };
  } catch {
    return { refusal: { code: 'unreachable', params: {} } };
  }
}
