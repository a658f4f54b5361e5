export interface paths {
    "/v1/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with a passkey
         * @description The answer says nothing about accounts. The challenge works for 5 minutes, once, in this browser.
         */
        post: operations["post-auth-passkey-options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey and set the session cookie */
        post: operations["post-auth-passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/factor/passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to use one of my passkeys */
        post: operations["post-auth-factor-passkey-options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the second factor, which completes the sign-in
         * @description For half a session, after an answer with the code auth/factor-needed. Replaces the cookie.
         */
        post: operations["post-auth-factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My second factors */
        get: operations["get-me-factors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to add a passkey */
        post: operations["post-me-passkeys-options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a passkey */
        post: operations["post-me-passkeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a passkey */
        delete: operations["delete-me-passkeys-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/code-app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set or replace my app for codes, with a code that it shows */
        put: operations["put-me-code-app"];
        /** Begin to set up an app for codes */
        post: operations["post-me-code-app"];
        /** Remove my app for codes */
        delete: operations["delete-me-code-app"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace my recovery codes, which are shown once */
        post: operations["post-me-recovery-codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether I confirmed lately that it is me: asks again otherwise
         * @description Before a download that asks again, which a browser makes by itself.
         */
        get: operations["get-auth-confirm"];
        put?: never;
        /** Confirm that it is me, for acts that ask again after ten minutes */
        post: operations["post-auth-confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/confirm/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email me a code to confirm with, if I have neither a password nor a second factor */
        post: operations["post-auth-confirm-send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/robot-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A new robot check, and how to solve it
         * @description Sign-up, forgotten passwords and phone codes need a solved robot check, and sign-in too after wrong passwords. It is a
         *     proof of work in version 2 of the [ALTCHA](https://altcha.org) format, with PBKDF2/SHA-256. Any ALTCHA v2 library solves
         *     it, or these steps do:
         *
         *     1. Get a challenge here. `nonce`, `salt` and `keyPrefix` are bytes in lower-case hexadecimal.
         *     2. For `counter` = 0, 1, 2, … the password is the bytes of `nonce`, followed by the counter as a 32-bit unsigned
         *        big-endian integer. Derive a key of `keyLength` bytes from it with PBKDF2, HMAC-SHA-256, the bytes of `salt` as salt, and
         *        `cost` iterations. Stop at the first key that starts with the bytes of `keyPrefix`. That takes 200 to 400 tries.
         *     3. Build the JSON `{"challenge": …, "solution": {"counter": …, "derivedKey": …}}`: the challenge exactly as received, with
         *        all its parameters and its signature, the counter as a number, and the whole derived key in lower-case hexadecimal.
         *     4. Encode this JSON (UTF-8) in base64 with the standard alphabet (RFC 4648 section 4), and send it as `robotCheck`.
         *
         *     The `cost` rises with the sign-ups from your network in the last hour, and sign-up refuses a challenge that is much too easy
         *     by now.
         *
         *     A challenge is valid for 20 minutes, until `expiresAt` (seconds since 1970), and a solution is accepted once:
         *     after a failed request, solve a new challenge. A wrong, expired or used solution gets 422 with the code
         *     `auth/robot-check-failed`, a missing one with the code `validation`. Only
         *     `POST /v1/auth/sign-in` needs none at first: it asks by `auth/robot-check-failed` after a hundred wrong
         *     passwords for the account in an hour, unless you send the cookie `device` of an earlier sign-in to it.
         *
         *     A worked example. The challenge:
         *
         *     ```json
         *     {
         *       "parameters": {
         *         "algorithm": "PBKDF2/SHA-256",
         *         "cost": 1000,
         *         "expiresAt": 4102444800,
         *         "keyLength": 32,
         *         "keyPrefix": "8691e09665df4a1db7d00e3b0910ddc0",
         *         "keySignature": "ecf0382802a54aeb9b0bf2accfadd3f914b3673792dc57fe335bb5de847f2e4b",
         *         "nonce": "b2732fb02a86644c8c00d9a5383dbde7",
         *         "salt": "bea8c18a78f0cf66805572dd22b1bf49"
         *       },
         *       "signature": "ee85a62f554679985ee529cba0dd9a8db3f98cab0a53d6ac888bb208741d322d"
         *     }
         *     ```
         *
         *     With the counter 258, the password is `b2732fb02a86644c8c00d9a5383dbde700000102`, and its key starts with `keyPrefix`:
         *
         *     ```json
         *     {
         *       "counter": 258,
         *       "derivedKey": "8691e09665df4a1db7d00e3b0910ddc0c842fe017775a88d54cb2f02da15c4a5"
         *     }
         *     ```
         *
         *     The value of `robotCheck`, on one line:
         *
         *     ```
         *     eyJjaGFsbGVuZ2UiOnsicGFyYW1ldGVycyI6eyJhbGdvcml0aG0iOiJQQktERjIvU0hBLTI1NiIsImNvc3QiOjEwMDAsImV4cGlyZXNBdCI6NDEwMjQ0NDgwMCwia2V5TGVuZ3RoIjozMiwia2V5UHJlZml4IjoiODY5MWUwOTY2NWRmNGExZGI3ZDAwZTNiMDkxMGRkYzAiLCJrZXlTaWduYXR1cmUiOiJlY2YwMzgyODAyYTU0YWViOWIwYmYyYWNjZmFkZDNmOTE0YjM2NzM3OTJkYzU3ZmUzMzViYjVkZTg0N2YyZTRiIiwibm9uY2UiOiJiMjczMmZiMDJhODY2NDRjOGMwMGQ5YTUzODNkYmRlNyIsInNhbHQiOiJiZWE4YzE4YTc4ZjBjZjY2ODA1NTcyZGQyMmIxYmY0OSJ9LCJzaWduYXR1cmUiOiJlZTg1YTYyZjU1NDY3OTk4NWVlNTI5Y2JhMGRkOWE4ZGIzZjk4Y2FiMGE1M2Q2YWM4ODhiYjIwODc0MWQzMjJkIn0sInNvbHV0aW9uIjp7ImNvdW50ZXIiOjI1OCwiZGVyaXZlZEtleSI6Ijg2OTFlMDk2NjVkZjRhMWRiN2QwMGUzYjA5MTBkZGMwYzg0MmZlMDE3Nzc1YTg4ZDU0Y2IyZjAyZGExNWM0YTUifX0=
         *     ```
         */
        get: operations["get-robot-check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account and send the verification email */
        post: operations["post-auth-sign-up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/verify-email/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a new verification email (same answer for every address) */
        post: operations["post-auth-verify-email-send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/verify-email/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who signed up, by the emailed link, which stays valid */
        post: operations["post-auth-verify-email-check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an address with the emailed link or code, or remove an account that someone else made
         * @description Also signs in the browser that signed up, and sets the session cookie.
         */
        post: operations["post-auth-verify-email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in and set the session cookie
         * @description Answers 401 with the code auth/factor-needed if a second factor is missing: the cookie is then of half a session, for POST /v1/auth/factor.
         */
        post: operations["post-auth-sign-in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redirect to sign in with Google, then to a path of this site */
        get: operations["get-auth-google"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Complete sign-in with Google and set the session cookie */
        get: operations["get-auth-google-callback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redirect to sign in with Staff, then to a path of this site */
        get: operations["get-auth-staff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/staff/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Complete sign-in with Staff and set the session cookie */
        get: operations["get-auth-staff-callback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/staff/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End sessions as the provider of staff says (OpenID Connect Back-Channel Logout) */
        post: operations["post-auth-staff-logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: operations["post-auth-sign-out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where I am signed in */
        get: operations["get-me-sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of my sessions */
        delete: operations["delete-me-sessions-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/phone/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code by text message; earlier codes stop working */
        post: operations["post-auth-phone-send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/phone/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify a phone number with the code from the text message */
        post: operations["post-auth-phone-verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email a link to set a new password (same answer for every address) */
        post: operations["post-auth-forgot-password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/reset-password/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the emailed link still works, which uses nothing up */
        post: operations["post-auth-reset-password-check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the emailed link and end every session of the account */
        post: operations["post-auth-reset-password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change my password and end all my other sessions */
        post: operations["post-auth-change-password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the key of this request is, may do, and has left of its limits */
        get: operations["get-key"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My keys */
        get: operations["get-keys"];
        put?: never;
        /** Make a key for myself, which may check */
        post: operations["post-keys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke one of my keys */
        delete: operations["delete-keys-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organisation-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Organisations' keys */
        get: operations["get-organisation-keys"];
        put?: never;
        /** Make a key for an organisation */
        post: operations["post-organisation-keys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organisation-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a key of an organisation */
        delete: operations["delete-organisation-keys-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My profile */
        get: operations["get-me"];
        put?: never;
        post?: never;
        /** Delete my account */
        delete: operations["delete-me"];
        options?: never;
        head?: never;
        /** Change my username, or turn status emails on or off */
        patch: operations["patch-me"];
        trace?: never;
    };
    "/v1/me/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set my photo */
        put: operations["put-me-photo"];
        post?: never;
        /** Remove my photo */
        delete: operations["delete-me-photo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A profile photo: my own or, for administrators, anyone’s */
        get: operations["get-photos-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything stored about me
         * @description A ZIP archive: my-data.json, which names the other files, and the pictures.
         */
        get: operations["get-me-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All users */
        get: operations["get-users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user */
        get: operations["get-users-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Suspend or activate a user */
        patch: operations["patch-users-id"];
        trace?: never;
    };
    "/v1/user-reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user's reports */
        get: operations["get-user-reports-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/review-roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let a user review, or no longer */
        put: operations["put-review-roles-id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reviewed-first/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let reviewers look first at what a user reports, or no longer */
        put: operations["put-reviewed-first-id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user-factors/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a user's second factor, who has lost it */
        post: operations["post-user-factors-id-remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a user's account but keep the reports */
        delete: operations["delete-users-delete-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What administrators did */
        get: operations["get-audit-log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings */
        get: operations["get-config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/config/sessionTimeout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set how long a session may be inactive before it ends */
        put: operations["put-config-sessionTimeout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/config/notificationEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the address that is emailed about new and pending reports */
        put: operations["put-config-notificationEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts for the dashboard */
        get: operations["get-stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stats/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How reviewing goes */
        get: operations["get-stats-review"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Background jobs, with their last runs and errors */
        get: operations["get-jobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run failed jobs again now
         * @description Those that wait to be retried, and those that were given up in the last day.
         */
        post: operations["post-jobs-retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the servers are, and everything that they need
         * @description The same as `npm run redflag -- status --json`.
         */
        get: operations["get-system"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/system/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send yourself an email now, for the mail server's answer */
        post: operations["post-system-test-mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/trends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is going round
         * @description Where TRENDS is on. Counted once an hour; names nobody, and nothing that fewer than ten people reported.
         */
        get: operations["get-trends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Report categories with their subcategories */
        get: operations["get-categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/advice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom to turn to after a scam, by country
         * @description As the operator supplies them (`ADVICE_FILE`); none without that file.
         */
        get: operations["get-advice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is known of a target */
        get: operations["get-targets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/targets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One target, with those that reports on it name */
        get: operations["get-targets-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many reports a target has, and from how many people */
        get: operations["get-reports-summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds what a text names, with what is known of it
         * @description The text is not kept, logged or remembered for alerts.
         */
        post: operations["post-check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/check/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many bits of its hash a private check sends
         * @description The hash of a target is the first 16 hexadecimal digits of SHA-256 over `category-value:key`. A private check sends only its first bits, and looks for the hash in the answer. We see a beginning that many numbers, sites or accounts share, not which one you asked about. The answer says how many reported ones share it.
         */
        get: operations["get-check-category"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/check/{category}/{bits}/{bucket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The verdicts on all targets whose hash begins with some bits
         * @description The bucket is the first bits of the hash as a decimal number. 409 with the right number of bits, in `bits`, when it has changed.
         */
        get: operations["get-check-category-bits-bucket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/targets/{id}/bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give an account number that was reported without its bank the bank */
        put: operations["put-targets-id-bank"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/shared-hosts/{host}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say whether anybody can publish on a host, so that each page is judged alone */
        put: operations["put-shared-hosts-host"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/targets/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture that warns of a confirmed target, to share
         * @description For visitors only where the public check is on.
         */
        get: operations["get-targets-id-picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search all reports */
        get: operations["get-reports"];
        put?: never;
        /**
         * File a report with its evidence
         * @description A key needs no picture if an administrator allowed that.
         */
        post: operations["post-reports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One report */
        get: operations["get-reports-id"];
        put?: never;
        post?: never;
        /** Delete a report and its picture */
        delete: operations["delete-reports-id"];
        options?: never;
        head?: never;
        /** Set a report's status */
        patch: operations["patch-reports-id"];
        trace?: never;
    };
    "/v1/reports/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The report's picture */
        get: operations["get-reports-id-evidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A report's status changes */
        get: operations["get-reports-id-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}/neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reports before and after one in the list of a search */
        get: operations["get-reports-id-neighbours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My reports */
        get: operations["get-me-reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/targets/{id}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the reports on a target say, and when they were filed */
        get: operations["get-targets-id-overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the status of several reports
         * @description Given ids are changed at once. What a search finds is changed in the background: 202, and `GET /v1/bulk-changes/{id}` says how far it is. Reporters are told ten seconds later, and not of what was undone until then.
         */
        post: operations["post-reports-status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many reports a search finds
         * @description Where `total` of the list is null. Counts exactly what categories, statuses and recent days have, and up to 10,000 otherwise.
         */
        get: operations["get-reports-count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bulk-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a change of several reports is */
        get: operations["get-bulk-changes-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/targets/{id}/cleared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that a target is no scam, and reject the reports on it
         * @description It ends with the next report that is not rejected, and after 12 months. 409 if other reports wait or confirm.
         */
        put: operations["put-targets-id-cleared"];
        post?: never;
        /** Take back that a target is no scam */
        delete: operations["delete-targets-id-cleared"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}/redactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove personal details from a report's description, for ever
         * @description Each part leaves a block, and those beside each other leave one. 409 if someone else has since removed others.
         */
        post: operations["post-reports-id-redactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reports of a search as a CSV file */
        get: operations["get-reports-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/reports.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My reports as a CSV file */
        get: operations["get-me-reports-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became known of targets, in order
         * @description Where FEEDS is set. `after` is `next` of the last answer, or the `Redflag-Position` of a snapshot: 410 for one that is too old or was never reached. Without anything new, `wait` waits for so many seconds, up to 25.
         */
        get: operations["get-changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feeds/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that is listed now: {category}.ndjson, .csv, .txt, or for blockers
         * @description Where FEEDS is set; renewed at most once a minute. `Redflag-Position` is the position of the change log that the file equals. Also `website.hosts`, `.adblock`, `.rpz` and `.stix.json`, `email.stix.json`. With `limit`, the lists have only so many, those reported last first.
         */
        get: operations["get-feeds-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feeds/misp/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A MISP feed: manifest.json, an event for each day, hashes.csv
         * @description Where FEEDS is set; renewed at most once a minute. `Redflag-Position` is the position of the change log that the file equals.
         */
        get: operations["get-feeds-misp-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/registers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lists of others that are read on a schedule */
        get: operations["get-registers"];
        put?: never;
        /** Add a register, and begin to read it */
        post: operations["post-registers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/registers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a register
         * @description A job withdraws its reports, except those that reviewers have decided.
         */
        delete: operations["delete-registers-id"];
        options?: never;
        head?: never;
        /**
         * Change, pause or resume a register
         * @description An address on another host without a key forgets the key of the one before.
         */
        patch: operations["patch-registers-id"];
        trace?: never;
    };
    "/v1/registers/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a register now */
        post: operations["post-registers-id-read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/registers/{id}/go-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a register that has stopped go on
         * @description One that lost half of its entries stops before anything is withdrawn.
         */
        post: operations["post-registers-id-go-on"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key's webhooks */
        get: operations["get-webhooks"];
        put?: never;
        /**
         * Be told of changes
         * @description Where FEEDS is set: sends what `GET /v1/changes` has of these categories, from now on and in order, as [Standard Webhooks](https://www.standardwebhooks.com) says: a POST of `{type, timestamp, data}`, of the type `target.listed`, `target.changed` or `target.retracted`, with `webhook-id`, `webhook-timestamp` and `webhook-signature`. Answer with a status from 200 to 299 within 10 seconds; another answer is followed by the same message, with the same `webhook-id`, after pauses that grow for three days. 410 ends it immediately. The same message may come twice.
         */
        post: operations["post-webhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A webhook */
        get: operations["get-webhooks-id"];
        /** Change the address or the categories of a webhook */
        put: operations["put-webhooks-id"];
        post?: never;
        /** Delete a webhook */
        delete: operations["delete-webhooks-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a webhook another secret
         * @description For 24 hours, messages are signed with the one from before, too.
         */
        post: operations["post-webhooks-id-secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch a webhook on again
         * @description It goes on where it stopped, or with what is published from now on. 409 if the change log no longer has what it missed.
         */
        post: operations["post-webhooks-id-enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try out a webhook
         * @description Sends a message of the type `webhook.test`, whose `data` is empty, and returns what became of it. It is not repeated.
         */
        post: operations["post-webhooks-id-test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent in the last week
         * @description Every attempt, newest first; of each webhook at most about the last 1,000.
         */
        get: operations["get-webhooks-id-deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Targets with reports that wait for a decision
         * @description Targets that most people reported come first, then the oldest.
         */
        get: operations["get-cases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/{targetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One target with its waiting reports, and what is known of their reporters */
        get: operations["get-cases-targetId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/{targetId}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide reports of a case, and hide pictures or suspend reporters with it
         * @description Of reports that stay as they are, nothing else is done either. Reporters are told of the decision ten seconds later, who is suspended at once: undoing the decision undoes nothing else.
         */
        post: operations["post-cases-targetId-decisions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/{targetId}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that you are at work on a case
         * @description It holds for ten minutes, and locks nothing. Somebody else may be at work on it already.
         */
        put: operations["put-cases-targetId-claim"];
        post?: never;
        /** Say that you are no longer at work on a case */
        delete: operations["delete-cases-targetId-claim"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the next case that nobody is at work on */
        post: operations["post-cases-next"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recommendations/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The case to check next, without names
         * @description The same one until something is said of it, or a reviewer decides it.
         */
        post: operations["post-recommendations-next"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recommendations/{targetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say what you think of the case that you have
         * @description Reviewers read it. It decides nothing.
         */
        put: operations["put-recommendations-targetId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often a checker was right */
        get: operations["get-checkers-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/targets/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The team's notes on a target */
        get: operations["get-targets-id-notes"];
        put?: never;
        /** Add a note on a target */
        post: operations["post-targets-id-notes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}/reporter-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The team's notes about who reported this */
        get: operations["get-reports-id-reporter-notes"];
        put?: never;
        /** Add a note about who reported this */
        post: operations["post-reports-id-reporter-notes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user-notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The team's notes about a user */
        get: operations["get-user-notes-id"];
        put?: never;
        /** Add a note about a user */
        post: operations["post-user-notes-id"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a note of mine */
        delete: operations["delete-notes-id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a reviewer asked the reporter, and the answer */
        get: operations["get-reports-id-question"];
        put?: never;
        /** Ask the reporter, once */
        post: operations["post-reports-id-question"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}/question/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Answer what a reviewer asked about my report, once */
        put: operations["put-reports-id-question-answer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that something is wrong with a report
         * @description Once for each person and report. Of an own report only `about-me` and `personal-data`.
         */
        post: operations["post-reports-id-flags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/targets/{id}/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that something is wrong with what is known of a target
         * @description Once for each person and target.
         */
        post: operations["post-targets-id-flags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is flagged, each report and target once */
        get: operations["get-flags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/flags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Settle a flag and the earlier ones on the same thing
         * @description Dismissing shows a report again that only flags hide. Handling leaves it hidden, and hides it if personal data or an offensive picture was the reason. 409 if someone else has settled it.
         */
        patch: operations["patch-flags-id"];
        trace?: never;
    };
    "/v1/reports/{id}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hide a report's description and picture from others, or show them */
        put: operations["put-reports-id-hidden"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/reviewing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How I review */
        get: operations["get-me-reviewing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reviewers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How somebody reviews
         * @description Without the last 7 days, which the person sees first.
         */
        get: operations["get-reviewers-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/second-reviews/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A decision of somebody else to look at again, without seeing it
         * @description Where two differ, a third reviewer sees both.
         */
        get: operations["get-second-reviews-next"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/second-reviews/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of a report that is looked at again */
        get: operations["get-second-reviews-id-evidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/second-reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say what I would decide
         * @description It changes no report.
         */
        put: operations["put-second-reviews-id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/targets/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the reports on a target as the one who holds it
         * @description Only the caller and reviewers see it before it is decided. Once for each person and target at a time.
         */
        post: operations["post-targets-id-replies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My replies; for reviewers all, newest first */
        get: operations["get-replies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One reply */
        get: operations["get-replies-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Decide a reply; its holder withdraws it
         * @description Reviewers uphold, publish or refuse it, take that back within ten seconds, accept its evidence, or let it show.
         */
        patch: operations["patch-replies-id"];
        trace?: never;
    };
    "/v1/replies/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reply's picture */
        get: operations["get-replies-id-picture"];
        /** Add a picture to my reply that was sent without one, while it waits */
        put: operations["put-replies-id-picture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replies/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask once to decide a refused reply again */
        post: operations["post-replies-id-appeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replies/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to prove that a reply's target is its holder's
         * @description Sends a code, or says what to sign or to put on the site. What was asked before counts no more, but a site keeps its code.
         */
        post: operations["post-replies-id-proof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replies/{id}/proof/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check what was asked for: a code, a signature, the record or the file */
        post: operations["post-replies-id-proof-check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I answered to the rejection of my report, or until when I can */
        get: operations["get-reports-id-answers"];
        put?: never;
        /**
         * Answer the rejection of my report, once
         * @description Within 7 days. A report that was closed can be answered only if the holder of its target had asked for that.
         */
        post: operations["post-reports-id-answers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/second-looks/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the link of a suspended person still works, which uses nothing up */
        post: operations["post-second-looks-check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/second-looks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people ask to look at again, newest first */
        get: operations["get-second-looks"];
        put?: never;
        /** Ask for a second look at my suspension, with the emailed link */
        post: operations["post-second-looks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/second-looks/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The second look's picture */
        get: operations["get-second-looks-id-picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/second-looks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Look at a report again, end a suspension, or say that it stays so
         * @description A granted report is Pending again. Can be taken back for ten seconds, except that an account is active again. To activate one asks for the password again.
         */
        patch: operations["patch-second-looks-id"];
        trace?: never;
    };
    "/v1/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Security-vulnerability posts */
        get: operations["get-posts"];
        put?: never;
        /** Publish a post */
        post: operations["post-posts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One post */
        get: operations["get-posts-id"];
        put?: never;
        post?: never;
        /** Delete a post and its picture */
        delete: operations["delete-posts-id"];
        options?: never;
        head?: never;
        /** Change a post; fields left out stay as they are */
        patch: operations["patch-posts-id"];
        trace?: never;
    };
    "/v1/posts/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The post's picture */
        get: operations["get-posts-id-image"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My notifications, newest first */
        get: operations["get-me-notifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark a notification as read */
        patch: operations["patch-me-notifications-id"];
        trace?: never;
    };
    "/v1/me/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all my notifications as read */
        post: operations["post-me-notifications-read-all"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The targets that I will be told about
         * @description What the caller searched for or reported in the last 90 days, the newest first; of one target with `category` and `key`, or with `targetId`.
         */
        get: operations["get-me-alerts"];
        /** Stop or resume alerts about a target */
        put: operations["put-me-alerts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/status-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Stop or resume emails about the status of my reports */
        put: operations["put-status-mails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/status-mails/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop these emails with one click in an email program (RFC 8058) */
        post: operations["post-status-mails-stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Server-sent events: what changed for me
         * @description A text/event-stream: what concerns the account, and changes of the reports that it watches. The data of each event is JSON with the id of the row, if there is only one.
         */
        get: operations["get-events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/server/get-ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Wake-up call */
        get: operations["get-server-get-ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/app-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a client needs to know before sign-in */
        get: operations["get-app-config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        UsernameInput: string;
        EmailInput: string;
        /** @description a solved robot check, in base64: see GET /v1/robot-check */
        RobotCheckInput: string;
        SignInInput: {
            email: components["schemas"]["EmailInput"];
            password: string;
            /** @description needed after an answer with the code auth/robot-check-failed */
            robotCheck?: components["schemas"]["RobotCheckInput"];
        };
        ForgotPasswordInput: {
            email: string;
            robotCheck: components["schemas"]["RobotCheckInput"];
        };
        SendVerificationInput: {
            email: components["schemas"]["EmailInput"];
        };
        VerificationLinkInput: {
            token: string;
        };
        VerificationCodeInput: {
            email: components["schemas"]["EmailInput"];
            code: string;
            /** @description needed in another browser than the sign-up's: whether the person signed up; false removes the account */
            mine?: boolean;
            /** @description needed with `mine: true`: replaces that of the sign-up */
            password?: components["schemas"]["NewPasswordInput"];
        };
        VerifyEmailInput: {
            token: string;
            /** @description needed in another browser than the sign-up's: whether the person signed up; false removes the account */
            mine?: boolean;
            /** @description needed with `mine: true`: replaces that of the sign-up */
            password?: components["schemas"]["NewPasswordInput"];
        } | components["schemas"]["VerificationCodeInput"];
        ProfileChangeInput: {
            username?: components["schemas"]["UsernameInput"];
            statusMails?: boolean;
        };
        StatusMailsChangeInput: {
            token: string;
            statusMails: boolean;
        };
        AlertChangeInput: {
            category: components["schemas"]["ShownCategoryInput"];
            key: string;
            stopped: boolean;
        };
        BulkChangeRequestInput: {
            reportIds?: string[];
            filter?: {
                category?: components["schemas"]["CategoryValueInput"];
                subcategory?: string;
                target?: string;
                /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                country?: string;
                status?: components["schemas"]["ReportStatusInput"];
                from?: string;
                to?: string;
                /** @description target contains; administrators only */
                q?: string;
            };
            /**
             * Format: date-time
             * @description `asOf` of the list: later reports and later changes stay as they are
             */
            asOf?: string;
            /** @description how many reports the search found, as counted: 409 for another number, or if there are more and it is less than was counted */
            expected?: number;
            /** @enum {string} */
            status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
            /** @description the status that the caller saw: a report with another stays as it is */
            from?: components["schemas"]["ReportStatusInput"];
            reason?: string;
            /** @description true to confirm a report on a well-known target, which otherwise stays as it is */
            wellKnown?: boolean;
            /** @description true to confirm a report on a target with open flags, which otherwise stays as it is */
            flagged?: boolean;
            /** @description true to decide about a report whose holder disputes it with proof, which otherwise stays as it is */
            disputed?: boolean;
        };
        NextCaseInput: {
            category?: components["schemas"]["CategoryValueInput"];
            /**
             * @description only targets with a Pending report that has a picture
             * @constant
             */
            picture?: "true";
            /**
             * @description only targets with open flags
             * @constant
             */
            flagged?: "true";
            /**
             * @description only targets with an open reply or second look
             * @constant
             */
            replied?: "true";
            /**
             * Format: uuid
             * @description the target to take, or else the first after it in the queue; without, the first of all
             */
            from?: string;
            /**
             * Format: uuid
             * @description the case that the caller leaves, which is not taken
             */
            left?: string;
        };
        SharedHostInput: {
            /** @description whether anybody can publish there */
            shared: boolean;
        };
        AssignBankInput: {
            /** @description as in the key of an account: `gtbank` */
            bank: string;
        };
        NewKeyInput: {
            /** @description what it is for, for its owner */
            name: string;
            /** @default 365 */
            expiresInDays: number;
        };
        NewOrganisationKeyInput: {
            /** @description what it is for, for its owner */
            name: string;
            /** @default 365 */
            expiresInDays: number;
            /** @description the name that its reports bear; its keys count as one person together */
            organisation: string;
            scopes: ("check" | "reports:read" | "reports:write" | "feeds" | "webhooks")[];
            /**
             * @description whether it may file reports without a picture
             * @default false
             */
            withoutPicture: boolean;
        };
        /** @enum {string} */
        CategoryValueInput: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
        /**
         * @description a newer server may answer others
         * @enum {string}
         */
        ShownCategoryInput: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
        CheckTextInput: {
            text: string;
            /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
            country?: string;
        };
        ClearingInput: {
            reason: string;
            /** @description those on it that are rejected with it: all that wait, and all that confirm */
            reports: string[];
            /** @description the status that the caller saw: a report with another stays as it is */
            from?: components["schemas"]["ReportStatusInput"];
        };
        ConfirmationCodeInput: {
            code: string;
        };
        ConfirmationPasswordInput: {
            currentPassword: string;
        };
        ConfirmationInput: components["schemas"]["ConfirmationPasswordInput"] | {
            appCode: string;
        } | {
            passkey: {
                id: string;
                rawId: string;
                /** @constant */
                type: "public-key";
                response: {
                    clientDataJSON: string;
                    authenticatorData: string;
                    signature: string;
                    userHandle?: string | null;
                };
            };
        } | components["schemas"]["ConfirmationCodeInput"];
        NewFlagInput: {
            /** @enum {string} */
            reason: "not-a-scam" | "about-me" | "personal-data" | "offensive";
            text?: string;
        };
        SettlementInput: {
            /** @enum {string} */
            outcome: "handled" | "dismissed";
            /** @description for administrators */
            note: string;
            /** @description for those who flagged it, who are told the outcome */
            answer?: string;
        };
        HiddenInput: {
            hidden: boolean;
        };
        JobRetryInput: {
            /** @description the name of a kind of job; all if left out */
            queue?: string;
        };
        ReadNotificationInput: {
            /** @constant */
            read: true;
        };
        NewPasswordInput: string;
        ResetLinkInput: {
            token: string;
        };
        ResetPasswordInput: {
            token: string;
            password: components["schemas"]["NewPasswordInput"];
        };
        ChangePasswordInput: {
            currentPassword: string;
            password: components["schemas"]["NewPasswordInput"];
        };
        SendPhoneCodeInput: {
            /** @default  */
            phone: string;
            robotCheck: components["schemas"]["RobotCheckInput"];
        };
        VerifyPhoneInput: {
            /** @default  */
            code: string;
        };
        RedactionInput: {
            /** @description parts of the description, in UTF-16 code units */
            ranges: {
                start: number;
                end: number;
            }[];
            /** @description of the report as the caller saw it: the text of any other stays as it is */
            redactedAt: string | null;
        };
        ProofRequestInput: {
            /** @enum {string} */
            method: "email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence";
        };
        ProofCheckInput: {
            code?: string;
            signature?: string;
        };
        ReplyChangeInput: {
            /**
             * @description `withdrawn` by the holder, which leaves an appealed one refused; `waiting` and `appealed` take a decision back that nobody was told of yet
             * @enum {string}
             */
            state?: "waiting" | "upheld" | "published" | "refused" | "withdrawn" | "appealed";
            reason?: string;
            /** @description with `upheld`: reports on the target that are rejected or closed with the reason */
            reports?: string[];
            /**
             * @description what these become; Rejected by default
             * @enum {string}
             */
            status?: "Rejected" | "Closed";
            /**
             * Format: date
             * @description with `upheld` of a new holder: from when it is theirs; decided reports from before count apart
             */
            since?: string;
            /** @description with `published`: plain text beside the verdict */
            statement?: string;
            /** @description whether it shows beside the verdict, also after an earlier refusal */
            shows?: boolean;
            /**
             * @description that the evidence proves that the target is theirs
             * @constant
             */
            proven?: true;
        };
        AppealInput: {
            text: string;
        };
        SecondLookLinkInput: {
            token: string;
        };
        SuspendedSecondLookInput: {
            token: string;
            text: string;
        };
        SecondLookDecisionInput: {
            /**
             * @description `waiting` takes a decision back that nobody was told of yet, except that of an activated account
             * @enum {string}
             */
            state: "waiting" | "granted" | "refused";
            reason?: string;
        };
        /** @enum {string} */
        ReportStatusInput: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
        /** @enum {string} */
        ReportTypeInput: "Scam" | "Phishing" | "Security Vulnerability";
        /** @enum {string} */
        ReportOrderInput: "newest" | "oldest";
        SessionTimeoutChangeInput: {
            /** @description inactivity after which a session ends, in milliseconds: whole minutes */
            timeout: number;
        };
        NotificationEmailChangeInput: {
            /** @description null or an empty text turns these emails off */
            email: null | "" | components["schemas"]["EmailInput"];
        };
        StatusChangeInput: {
            /** @enum {string} */
            status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
            /** @description the status that the caller saw: a report with another stays as it is */
            from?: components["schemas"]["ReportStatusInput"];
            reason?: string;
            /** @description true to confirm a report on a well-known target, which otherwise stays as it is */
            wellKnown?: boolean;
            /** @description true to confirm a report on a target with open flags, which otherwise stays as it is */
            flagged?: boolean;
            /** @description true to decide about a report whose holder disputes it with proof, which otherwise stays as it is */
            disputed?: boolean;
        };
        UserChangeInput: {
            /** @constant */
            status: "suspended";
            /** @description emailed to the person; kept in the audit log and in their export */
            reason: string;
        } | {
            /** @constant */
            status: "active";
        };
        ReviewedFirstChangeInput: {
            /** @constant */
            reviewedFirst: true;
            /** @description becomes a note on the person; kept in the audit log */
            reason: string;
        } | {
            /** @constant */
            reviewedFirst: false;
        };
        ReviewRoleChangeInput: {
            /** @description null takes the role away */
            role: ("reviewer" | "checker") | null;
        };
        UserDeletionInput: {
            /** @description kept in the audit log */
            reason: string;
        };
        /** @description shown beside the name; null for users and deleted accounts */
        Mark: ("administrator" | "feed" | "organisation") | null;
        Verification: {
            username: string;
            email: string;
            /** @description whether this browser sent the sign-up */
            signedUpHere: boolean;
        };
        Me: {
            /** Format: uuid */
            id: string;
            username: string;
            /** @description whether users may no longer have this username, so that they are asked for another */
            usernameReserved: boolean;
            mark: components["schemas"]["Mark"];
            email: string;
            phone: string | null;
            photoUrl: string | null;
            /**
             * @description a newer server may answer others
             * @enum {string}
             */
            role: "user" | "admin";
            /** @description what the person may do beside what all users may; null for most, and for administrators */
            reviewRole: ("reviewer" | "checker") | null;
            /**
             * @description a newer server may answer others
             * @enum {string}
             */
            status: "active" | "suspended";
            emailVerified: boolean;
            phoneVerified: boolean;
            reportCount: number;
            /** @description whether status changes of their reports are also emailed */
            statusMails: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        Session: {
            /** Format: uuid */
            id: string;
            /** @description such as 'Chrome on Android' */
            browser: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** @description whether the request came from this session */
            current: boolean;
        };
        Sessions: {
            items: components["schemas"]["Session"][];
        };
        Advice: {
            countries: {
                code: string;
                name: string;
                /** @description how long after a payment a bank there takes a report of fraud */
                reportWithinHours?: number;
                contacts: {
                    name: string;
                    /** @description what they do for the person */
                    purpose: string;
                    /** @description message: only got a message; paid; details: gave them details */
                    situations: ("message" | "paid" | "details")[];
                    phone?: string;
                    /** Format: uri */
                    url?: string;
                    /** Format: email */
                    email?: string;
                }[];
            }[];
        };
        StatusMails: {
            /** @description whether status changes of their reports are also emailed */
            statusMails: boolean;
        };
        Alert: {
            category: components["schemas"]["ShownCategory"];
            /** @description the same for every spelling */
            key: string;
            /** @description the key as people read it */
            shown: string;
            /** @description whether it is confirmed as a scam now */
            confirmed: boolean;
            /** @description when the person was told that it is confirmed; null also after being told that this ended */
            toldAt: string | null;
            /**
             * Format: date-time
             * @description when this ends, without another search or report
             */
            until: string;
            /** @description whether the person wants no alerts about it */
            stopped: boolean;
        };
        AlertsPage: {
            items: components["schemas"]["Alert"][];
            nextCursor: string | null;
            total: number | null;
        };
        AppConfig: {
            /** @description the product and company name */
            name: string;
            supportEmail: string;
            /** @description whether new accounts can be created, by email or with Google */
            signUp: boolean;
            /** @description email domains that may sign up; * allows all, an empty list none */
            emailProviders: string[];
            /** @description whether forms must include a solved robot check */
            robotCheck: boolean;
            /** @description whether Google sign-in is set up */
            google: boolean;
            /** @description the name of the provider that staff can sign in with; null if there is none */
            staffSignIn: string | null;
            /** @description within how many days answers to reports are decided */
            replyDays: number;
            /** @description inactivity after which a session ends, in milliseconds */
            sessionTimeout: number;
        };
        AuditEntry: {
            /** Format: uuid */
            id: string;
            /** @description the administrator's username at the time; 'Redacted' in old entries */
            actor: string;
            /** @description null for the command line, and for what happened by itself */
            actorId: string | null;
            /** @description one of those that can be asked for, or one of a newer server on the same database */
            action: string;
            /** @description such as the target of a report or the name of a setting */
            subject: string;
            subjectId: string | null;
            /** @description whether it names a report, user or post that still exists */
            subjectExists: boolean;
            before: unknown;
            after: unknown;
            /** @description the network address; null for the command line and in old entries */
            address: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        AuditPage: {
            items: components["schemas"]["AuditEntry"][];
            nextCursor: string | null;
            total: number | null;
            /** @description how many of the first rows in the order of the list were searched for `q`, if not all: those with fewer than three letters or digits in a row, or with too frequent ones, are searched for among so many only */
            searchedOnly: number | null;
        };
        ReportCount: {
            count: number;
            /** @description whether there are more, of which nobody counts how many */
            isMore: boolean;
        };
        BulkOutcome: {
            /** Format: uuid */
            id: string;
            changed: number;
            unchanged: {
                /** Format: uuid */
                id: string;
                /** @description as typed; null if there is no such report */
                target: string | null;
                /** @description `report/already-set`; or as for one report: `report/changed-meanwhile`, `target/well-known`, `target/flagged`, `report/disputed` or `not-found` */
                code: string;
                /** @description what happened, as a sentence */
                detail: string;
            }[];
        };
        BulkBegun: {
            /** Format: uuid */
            id: string;
        };
        BulkChange: {
            /** Format: uuid */
            id: string;
            changed: number;
            unchanged: {
                /** Format: uuid */
                id: string;
                /** @description as typed; null if there is no such report */
                target: string | null;
                /** @description `report/already-set`; or as for one report: `report/changed-meanwhile`, `target/well-known`, `target/flagged`, `report/disputed` or `not-found` */
                code: string;
                /** @description what happened, as a sentence */
                detail: string;
            }[];
            status: components["schemas"]["ShownStatus"];
            expected: number;
            /** @description whether there are more than `expected`, as `GET /v1/reports/count` says */
            isMore: boolean;
            finishedAt: string | null;
        };
        Claim: {
            /** @description name */
            by: string;
            /** @description whether the caller is */
            own: boolean;
            /** Format: date-time */
            until: string;
        };
        ClaimAnswer: {
            /** @description who is at work on it; null if nobody is */
            claim: components["schemas"]["Claim"] | null;
        };
        Case: {
            /** @description who is at work on it; null if nobody is */
            claim: components["schemas"]["Claim"] | null;
            target: components["schemas"]["Target"];
            /** @description how many reports on it are Pending */
            waiting: number;
            /** @description who reported it, as in its verdict */
            people: number;
            /** @description open flags on it and on its reports */
            flags: number;
            /** @description open replies of its holder, and second looks that reporters asked for */
            replies: number;
            /** @description by when the first proven reply is decided; without any, the first other one */
            dueAt: string | null;
            /** @description whether one of the replies is proven */
            proven: boolean;
            /** @description what at least two checkers say of it, who were mostly right */
            agreed: ("scam" | "no-scam" | "unsure") | null;
            /** @description address of the evidence of its oldest Pending report with one */
            picture: string | null;
            /**
             * Format: date-time
             * @description when the oldest of the Pending reports was filed, or of what else waits
             */
            oldestAt: string;
        };
        CasesPage: {
            items: components["schemas"]["Case"][];
            nextCursor: string | null;
            total: number;
        };
        NextCaseAnswer: {
            /** @description null if there is none that nobody is at work on */
            targetId: string | null;
        };
        ReporterRecord: {
            reports: number;
            /** @description of the newest 1,000, those that are Resolved */
            accepted: number;
            /** @description of the newest 1,000 */
            rejected: number;
            /** @description whether more than half of the last ten decided reports were rejected */
            mostlyRejected: boolean;
            /** Format: date-time */
            accountCreatedAt: string;
            phoneVerified: boolean;
            /** @description of the team about the person */
            notes: number;
        };
        Alike: {
            /**
             * @description the same picture, the same text, or accounts made within one hour
             * @enum {string}
             */
            likeness: "picture" | "text" | "accounts";
            reportIds: string[];
        };
        SharedHostQuestion: {
            host: string;
            /** @description how many of its pages were reported */
            pages: number;
            /** @description by how many people */
            people: number;
        };
        CaseDetail: {
            /** @description with the targets that are linked to it */
            target: components["schemas"]["Target"];
            /** @description who is at work on it; null if nobody is */
            claim: components["schemas"]["Claim"] | null;
            /** @description how many reports on it are Pending */
            waiting: number;
            /** @description 100 that are Pending at most: the oldest of each person, then the oldest others */
            reports: {
                /** Format: uuid */
                id: string;
                /**
                 * @description a newer server may answer others
                 * @enum {string}
                 */
                type: "Scam" | "Phishing" | "Security Vulnerability";
                /** @description as typed for its reporter and administrators. Others get its key; of a name or other free text what they searched for, or nothing until a reviewer has resolved or closed the report, and while it is hidden */
                target: string;
                description: string;
                /** @description what its reporter lost, such as `120000.5`, for them and the team; others get null */
                amount: string | null;
                /** @description of the amount (ISO 4217), as the amount */
                currency: string | null;
                /** @description when they paid, as the amount */
                paidAt: string | null;
                /** @description the category's label */
                category: string;
                /** @description the subcategory's label */
                subcategory: string | null;
                /** @description the reporter's username; Somebody for checkers, while it waits */
                reportedBy: string;
                reporterMark: components["schemas"]["Mark"];
                /** @description for administrators, while there is an account */
                reporterId: string | null;
                status: components["schemas"]["ShownStatus"];
                /** Format: date-time */
                createdAt: string;
                /** @description null for a report that was imported from a feed */
                evidence: {
                    url: string;
                    /** @description the original file name */
                    source: string;
                } | null;
                /** @description whether the caller filed it */
                own: boolean;
                /** Format: uuid */
                targetId: string;
                /** @description whether only administrators and its reporter get its description and picture; others get an empty text and null */
                hidden: boolean;
                /** @description `flags` until a reviewer has looked at it; `administrator` since one hid it, or its picture alone if not `hidden` */
                hiddenBy: ("flags" | "administrator") | null;
                /** @description until when, of a reviewed report, flags hide the picture alone */
                pictureHiddenUntil: string | null;
                /** @description when a reviewer last removed personal details from its description, which has █████ instead */
                redactedAt: string | null;
                /** @description that reviewer's username, for administrators, while there is an account */
                redactedBy: string | null;
                /** @description the open flags, for administrators */
                flags: {
                    count: number;
                    reasons: ("not-a-scam" | "about-me" | "personal-data" | "offensive")[];
                } | null;
                /** @description whether others read it, and it counts, only once it is looked at */
                held: boolean;
                /** @description null once the account is gone */
                reporter: components["schemas"]["ReporterRecord"] | null;
                /** @description what a reviewer asked the reporter */
                question: {
                    question: string;
                    /** Format: date-time */
                    askedAt: string;
                    /** @description name, for reviewers */
                    askedBy: string | null;
                    answer: string | null;
                    answeredAt: string | null;
                } | null;
            }[];
            /** @description replies of its holder, also decided ones: `GET /v1/replies` */
            replies: number;
            /** @description while a reply is open: 100 at most that are Resolved, Under Review or Closed, the newest first */
            disputed: {
                /** Format: uuid */
                id: string;
                /**
                 * @description a newer server may answer others
                 * @enum {string}
                 */
                type: "Scam" | "Phishing" | "Security Vulnerability";
                /** @description as typed for its reporter and administrators. Others get its key; of a name or other free text what they searched for, or nothing until a reviewer has resolved or closed the report, and while it is hidden */
                target: string;
                description: string;
                /** @description what its reporter lost, such as `120000.5`, for them and the team; others get null */
                amount: string | null;
                /** @description of the amount (ISO 4217), as the amount */
                currency: string | null;
                /** @description when they paid, as the amount */
                paidAt: string | null;
                /** @description the category's label */
                category: string;
                /** @description the subcategory's label */
                subcategory: string | null;
                /** @description the reporter's username; Somebody for checkers, while it waits */
                reportedBy: string;
                reporterMark: components["schemas"]["Mark"];
                /** @description for administrators, while there is an account */
                reporterId: string | null;
                status: components["schemas"]["ShownStatus"];
                /** Format: date-time */
                createdAt: string;
                /** @description null for a report that was imported from a feed */
                evidence: {
                    url: string;
                    /** @description the original file name */
                    source: string;
                } | null;
                /** @description whether the caller filed it */
                own: boolean;
                /** Format: uuid */
                targetId: string;
                /** @description whether only administrators and its reporter get its description and picture; others get an empty text and null */
                hidden: boolean;
                /** @description `flags` until a reviewer has looked at it; `administrator` since one hid it, or its picture alone if not `hidden` */
                hiddenBy: ("flags" | "administrator") | null;
                /** @description until when, of a reviewed report, flags hide the picture alone */
                pictureHiddenUntil: string | null;
                /** @description when a reviewer last removed personal details from its description, which has █████ instead */
                redactedAt: string | null;
                /** @description that reviewer's username, for administrators, while there is an account */
                redactedBy: string | null;
                /** @description the open flags, for administrators */
                flags: {
                    count: number;
                    reasons: ("not-a-scam" | "about-me" | "personal-data" | "offensive")[];
                } | null;
                /** @description whether others read it, and it counts, only once it is looked at */
                held: boolean;
                /** @description null once the account is gone */
                reporter: components["schemas"]["ReporterRecord"] | null;
                /** @description what a reviewer asked the reporter */
                question: {
                    question: string;
                    /** Format: date-time */
                    askedAt: string;
                    /** @description name, for reviewers */
                    askedBy: string | null;
                    answer: string | null;
                    answeredAt: string | null;
                } | null;
            }[];
            /** @description what checkers say of it, the oldest first */
            recommendations: {
                /**
                 * @description a newer server may answer others
                 * @enum {string}
                 */
                recommends: "scam" | "no-scam" | "unsure";
                reason: string;
                /** @description the checker's username */
                by: string;
                accuracy: {
                    /** @description of what they recommended, the last cases that were decided: at most 100 */
                    decided: number;
                    /** @description of these, where a reviewer decided as they said */
                    right: number;
                };
                /** Format: date-time */
                createdAt: string;
            }[];
            /** @description groups of at least two of these reports */
            alike: components["schemas"]["Alike"][];
            /** @description asked of a host on no list, when at least three people reported three of its pages */
            sharedHost: components["schemas"]["SharedHostQuestion"] | null;
        };
        Changes: {
            items: {
                /** @description grows from one to the next, with gaps */
                position: number;
                /** Format: date-time */
                at: string;
                /**
                 * @description a newer server may answer others
                 * @enum {string}
                 */
                type: "listed" | "changed" | "retracted";
                /**
                 * @description of `retracted`, whose other fields are those that were published last: no report confirms it any more (`not-confirmed`), also because its holder objected (`reply-upheld`) or a report was removed (`report-removed`); its reports are about another key now (`key-changed`); it is well known (`well-known`); this site does not publish it any more (`not-published`)
                 * @enum {string}
                 */
                reason?: "not-confirmed" | "reply-upheld" | "report-removed" | "key-changed" | "well-known" | "not-published";
                category: components["schemas"]["ShownCategory"];
                /** @description the same for every spelling */
                key: string;
                /** @description as people read it */
                shown: string;
                /** @description as in private checks */
                hash: string;
                /**
                 * @description `confirmed`, or `not-confirmed` once it is retracted
                 * @enum {string}
                 */
                level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                people: number;
                verifiedPeople: number;
                /** @description feeds that list it */
                sources: number;
                firstReportedAt: string | null;
                lastReportedAt: string | null;
                confirmedAt: string | null;
                /** @description since when its holder, who proved that it is theirs, objects */
                disputedSince: string | null;
                /** @description under which it may be used, by its SPDX identifier */
                licence: string;
            }[];
            /** @description what to ask for next, as `after` */
            next: number;
            /** @description the position of the last change */
            upTo: number;
        };
        Key: {
            /** Format: uuid */
            id: string;
            name: string;
            scopes: ("check" | "reports:read" | "reports:write" | "feeds" | "webhooks")[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            expired: boolean;
            /** @description the hour; null if it was never used */
            lastUsedAt: string | null;
        };
        Keys: {
            items: components["schemas"]["Key"][];
        };
        MadeKey: {
            /** Format: uuid */
            id: string;
            name: string;
            scopes: ("check" | "reports:read" | "reports:write" | "feeds" | "webhooks")[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            expired: boolean;
            /** @description the hour; null if it was never used */
            lastUsedAt: string | null;
            /** @description the key itself, which no other answer has */
            secret: string;
        };
        OrganisationKey: {
            /** Format: uuid */
            id: string;
            name: string;
            scopes: ("check" | "reports:read" | "reports:write" | "feeds" | "webhooks")[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            expired: boolean;
            /** @description the hour; null if it was never used */
            lastUsedAt: string | null;
            organisation: string;
            /**
             * Format: uuid
             * @description of the account that its reports belong to
             */
            organisationId: string;
            /** @description whether that account is suspended, so that no key works */
            suspended: boolean;
            withoutPicture: boolean;
        };
        OrganisationKeys: {
            items: components["schemas"]["OrganisationKey"][];
        };
        MadeOrganisationKey: {
            /** Format: uuid */
            id: string;
            name: string;
            scopes: ("check" | "reports:read" | "reports:write" | "feeds" | "webhooks")[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            expired: boolean;
            /** @description the hour; null if it was never used */
            lastUsedAt: string | null;
            organisation: string;
            /**
             * Format: uuid
             * @description of the account that its reports belong to
             */
            organisationId: string;
            /** @description whether that account is suspended, so that no key works */
            suspended: boolean;
            withoutPicture: boolean;
            /** @description the key itself, which no other answer has */
            secret: string;
        };
        UsedKey: {
            /** Format: uuid */
            id: string;
            name: string;
            scopes: ("check" | "reports:read" | "reports:write" | "feeds" | "webhooks")[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            expired: boolean;
            /** @description the hour; null if it was never used */
            lastUsedAt: string | null;
            /** @description null for a person's own key */
            organisation: string | null;
            withoutPicture: boolean;
            /** @description as in the headers RateLimit-Policy and RateLimit; empty where limits are off */
            limits: {
                name: string;
                /** @description requests in each window */
                quota: number;
                windowSeconds: number;
                /** @description requests left in this window, without this one */
                left: number;
                /** @description until the next window */
                resetSeconds: number;
            }[];
        };
        /**
         * @description a newer server may answer others
         * @enum {string}
         */
        ShownCategory: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
        Category: {
            /** Format: uuid */
            id: string;
            label: string;
            value: components["schemas"]["ShownCategory"];
            subcategories: {
                /** Format: uuid */
                id: string;
                label: string;
                value: string;
            }[];
        };
        Target: {
            /** @description null when nobody has reported it */
            id: string | null;
            category: components["schemas"]["ShownCategory"];
            /** @description the same for every spelling; empty if `shown` is */
            key: string;
            /** @description as in private checks; `GET /v1/events` watches the target by it */
            hash: string;
            /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
            shown: string;
            /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
            sharedHost: boolean;
            /** @description whether its domain has letters of another alphabet, to look like another domain */
            lookAlike: boolean;
            /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
            notes: {
                /** @enum {string} */
                kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                text: string;
            }[];
            verdict: components["schemas"]["Verdict"];
            /** @description since when its holder, who proved that it is theirs, objects */
            disputedSince: string | null;
            /** @description by when reviewers decide about that */
            decideBy: string | null;
            /** @description what its holder says, as reviewers published it */
            statement: {
                text: string;
                /** Format: date-time */
                at: string;
            } | null;
            /** @description decided reports from before somebody else held it, which do not count in the rest */
            formerHolder: {
                /** Format: date */
                until: string;
                reports: number;
                people: number;
            } | null;
            /** @description reported targets that are the same under another category: the number of an account, the page of a profile */
            same?: {
                /** @description null when nobody has reported it */
                id: string | null;
                category: components["schemas"]["ShownCategory"];
                /** @description the same for every spelling; empty if `shown` is */
                key: string;
                /** @description as in private checks; `GET /v1/events` watches the target by it */
                hash: string;
                /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                shown: string;
                /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                sharedHost: boolean;
                /** @description whether its domain has letters of another alphabet, to look like another domain */
                lookAlike: boolean;
                /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                notes: {
                    /** @enum {string} */
                    kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                    text: string;
                }[];
                verdict: components["schemas"]["Verdict"];
                /** @description since when its holder, who proved that it is theirs, objects */
                disputedSince: string | null;
                /** @description by when reviewers decide about that */
                decideBy: string | null;
                /** @description what its holder says, as reviewers published it */
                statement: {
                    text: string;
                    /** Format: date-time */
                    at: string;
                } | null;
                /** @description decided reports from before somebody else held it, which do not count in the rest */
                formerHolder: {
                    /** Format: date */
                    until: string;
                    reports: number;
                    people: number;
                } | null;
            }[];
            /** @description targets that at least two people, or a confirmed report, name in reports on it */
            linked?: {
                /** @description null when nobody has reported it */
                id: string | null;
                category: components["schemas"]["ShownCategory"];
                /** @description the same for every spelling; empty if `shown` is */
                key: string;
                /** @description as in private checks; `GET /v1/events` watches the target by it */
                hash: string;
                /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                shown: string;
                /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                sharedHost: boolean;
                /** @description whether its domain has letters of another alphabet, to look like another domain */
                lookAlike: boolean;
                /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                notes: {
                    /** @enum {string} */
                    kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                    text: string;
                }[];
                verdict: components["schemas"]["Verdict"];
                /** @description since when its holder, who proved that it is theirs, objects */
                disputedSince: string | null;
                /** @description by when reviewers decide about that */
                decideBy: string | null;
                /** @description what its holder says, as reviewers published it */
                statement: {
                    text: string;
                    /** Format: date-time */
                    at: string;
                } | null;
                /** @description decided reports from before somebody else held it, which do not count in the rest */
                formerHolder: {
                    /** Format: date */
                    until: string;
                    reports: number;
                    people: number;
                } | null;
            }[];
        };
        Targets: {
            items: components["schemas"]["Target"][];
        };
        TargetOverview: {
            /** @description the three newest confirmed reports that others read; if there are none, of the newest that wait the most complete */
            excerpts: {
                /** Format: uuid */
                id: string;
                description: string;
                /** @description when a reviewer last removed personal details from its description, which has █████ instead */
                redactedAt: string | null;
                /** @description null for a report that was imported from a feed */
                evidence: {
                    url: string;
                    /** @description the original file name */
                    source: string;
                } | null;
                status: components["schemas"]["ShownStatus"];
                /** @description the reporter's username; Somebody for checkers, while it waits */
                reportedBy: string;
                reporterMark: components["schemas"]["Mark"];
                /** Format: date-time */
                createdAt: string;
            }[];
            /** @description how many reports were filed in each month, from the first of the last 24 that has one; of the newest 10000, without rejected ones */
            months: {
                /** @description such as `2026-11`, in UTC */
                month: string;
                reports: number;
            }[];
            /** @description the median of what people lost, rounded to two digits, by currency (ISO 4217) with confirmed reports of at least three people who say so */
            losses: {
                currency: string;
                median: number;
            }[];
        };
        CheckedText: {
            items: {
                /** @description as it stands in the text */
                text: string;
                /** @description where it begins, in UTF-16 units */
                start: number;
                /** @description where it ends, exclusive */
                end: number;
                target: components["schemas"]["Target"];
            }[];
        };
        Bits: {
            /** @description how many bits of its hash a private check sends */
            bits: number;
            /** @description of websites: hosts where anyone can publish that this installation adds; they change keys */
            sharedHosts: string[];
            /** @description domains of well-known brands and institutions that this installation adds */
            wellKnownSites: string[];
            /** @description their phone numbers and profiles, as `category-value:key` */
            wellKnownTargets: string[];
        };
        Bucket: {
            items: {
                /** @description the first 16 hexadecimal digits of SHA-256 over `category-value:key`; of a bank account over its number instead of its key */
                hash: string;
                /** @description of an account number: its bank as in the key, or `?`; several banks may have one number */
                bank?: string;
                verdict: components["schemas"]["Verdict"];
            }[];
        };
        Flag: {
            /** Format: uuid */
            id: string;
            /**
             * @description a newer server may answer others
             * @enum {string}
             */
            reason: "not-a-scam" | "about-me" | "personal-data" | "offensive";
            text: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        FlagGroup: {
            /**
             * Format: uuid
             * @description of the latest flag
             */
            id: string;
            /**
             * Format: date-time
             * @description of the latest flag
             */
            createdAt: string;
            /** @description that is flagged, or that of the flagged report */
            target: components["schemas"]["Target"];
            /** @description null if the target is flagged */
            report: components["schemas"]["Report"] | null;
            count: number;
            reasons: {
                /**
                 * @description a newer server may answer others
                 * @enum {string}
                 */
                reason: "not-a-scam" | "about-me" | "personal-data" | "offensive";
                count: number;
            }[];
            /** @description the newest 20; `flaggedBy` is null once the account is gone */
            flags: {
                /** Format: uuid */
                id: string;
                /**
                 * @description a newer server may answer others
                 * @enum {string}
                 */
                reason: "not-a-scam" | "about-me" | "personal-data" | "offensive";
                text: string | null;
                /** Format: date-time */
                createdAt: string;
                flaggedBy: string | null;
            }[];
            settled: {
                /**
                 * @description a newer server may answer others
                 * @enum {string}
                 */
                outcome: "handled" | "dismissed";
                note: string;
                answer: string | null;
                by: string | null;
                /** Format: date-time */
                at: string;
            } | null;
        };
        FlagsPage: {
            items: components["schemas"]["FlagGroup"][];
            nextCursor: string | null;
            total: number | null;
            /** @description how many things have open flags */
            waiting: number;
        };
        Hidden: {
            hidden: boolean;
        };
        Job: {
            name: string;
            title: string;
            purpose: string;
            /** @description cron, UTC; null if it does not run on a schedule */
            schedule: string | null;
            lastRunAt: string | null;
            lastSuccessAt: string | null;
            lastError: {
                message: string;
                /** Format: date-time */
                at: string;
            } | null;
            /** @description not started, or to be retried */
            waiting: number;
            /** @description given up */
            failed: number;
        };
        RetriedJobs: {
            /** @description how many jobs run again now */
            retried: number;
        };
        Jobs: {
            items: components["schemas"]["Job"][];
        };
        Notification: {
            /** Format: uuid */
            id: string;
            /**
             * @description a newer server may answer others
             * @enum {string}
             */
            type: "account" | "verification" | "report" | "successful submission" | "status update" | "scam alert";
            title: string;
            content: string;
            read: boolean;
            /** @description the report it is about, while that exists */
            reportId: string | null;
            /** @description the own answer to reports that it is about */
            replyId: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        NotificationsPage: {
            items: components["schemas"]["Notification"][];
            nextCursor: string | null;
            total: number | null;
            unread: number;
        };
        PhoneCodeSent: {
            /** @description masked except its last four digits */
            phone: string;
            /** Format: date-time */
            expiresAt: string;
        };
        Post: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @description Markdown */
            body: string;
            /** @description with `size=thumb` in the query, a small one */
            imageUrl: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        PostsPage: {
            items: components["schemas"]["Post"][];
            nextCursor: string | null;
            total: number | null;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @description a sentence for people */
            detail: string;
            /** @description stable, such as auth/invalid-credential */
            code: string;
            errors?: {
                path: string;
                message: string;
            }[];
            /** @description how many bits a private check sends now */
            bits?: number;
            requestId: string;
        };
        Reply: {
            /** Format: uuid */
            id: string;
            /** @description null once all reports on it are gone */
            target: components["schemas"]["Target"] | null;
            /** @description the target as the caller reads it */
            shown: string;
            /**
             * @description a newer server may answer others
             * @enum {string}
             */
            ground: "not-me" | "new-holder" | "settled" | "mistaken" | "lawful-business" | "other";
            since: string | null;
            /** @description null once the account is deleted */
            text: string | null;
            /** @description address of the picture */
            picture: string | null;
            /**
             * @description a newer server may answer others
             * @enum {string}
             */
            state: "waiting" | "upheld" | "published" | "refused" | "withdrawn" | "appealed";
            /** @description how its holder can show that the target is theirs, the easiest first */
            proofMethods: ("email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence")[];
            /** @description that the target is the holder's, for 90 days */
            proof: {
                /**
                 * @description a newer server may answer others
                 * @enum {string}
                 */
                method: "email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence";
                /** Format: date-time */
                at: string;
                /** Format: date-time */
                until: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description by when it is decided
             */
            due: string;
            decidedAt: string | null;
            /** @description why it was decided so */
            reason: string | null;
            /** @description what is published beside the verdict */
            statement: string | null;
            /** @description of a refusal, once */
            appeal: {
                text: string;
                /** Format: date-time */
                at: string;
            } | null;
            /** @description for reviewers: who replies, whether it shows beside the verdict, and who decided */
            review?: {
                /** @description for administrators and the holder */
                holder: {
                    reports: number;
                    /** @description of the newest 1,000, those that are Resolved */
                    accepted: number;
                    /** @description of the newest 1,000 */
                    rejected: number;
                    /** @description whether more than half of the last ten decided reports were rejected */
                    mostlyRejected: boolean;
                    /** Format: date-time */
                    accountCreatedAt: string;
                    phoneVerified: boolean;
                    /** @description of the team about the person */
                    notes: number;
                    /** Format: uuid */
                    id: string;
                    username: string;
                } | null;
                /** @description null once the account is gone */
                holderRecord: {
                    reports: number;
                    /** @description of the newest 1,000, those that are Resolved */
                    accepted: number;
                    /** @description of the newest 1,000 */
                    rejected: number;
                    /** @description whether more than half of the last ten decided reports were rejected */
                    mostlyRejected: boolean;
                    /** Format: date-time */
                    accountCreatedAt: string;
                    phoneVerified: boolean;
                    /** @description of the team about the person */
                    notes: number;
                    username: string;
                } | null;
                shows: boolean;
                /** @description what a page or profile carries that its holder gives as evidence */
                evidenceCode: string;
                decidedBy: string | null;
                /** @description false for an own reply, and for an appeal from an own refusal */
                mayDecide: boolean;
            };
        };
        RepliesPage: {
            items: components["schemas"]["Reply"][];
            nextCursor: string | null;
            total: number | null;
        };
        ProofTask: {
            /**
             * @description a newer server may answer others
             * @enum {string}
             */
            method: "email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence";
            /** @description true when nothing is left to do */
            proven: boolean;
            /** @description where a code was sent */
            sentTo?: string;
            /** @description a DNS TXT record to add */
            record?: {
                name: string;
                value: string;
            };
            /** @description a file to put on the site */
            file?: {
                url: string;
                content: string;
            };
            /** @description words to sign with the wallet; of evidence, the code to show on the page or profile */
            message?: string;
            /** @description null for evidence, which a reviewer will look at */
            expiresAt: string | null;
        };
        OpenSecondLook: {
            username: string;
            /**
             * Format: date-time
             * @description until when they can ask
             */
            until: string;
        };
        AskedSecondLook: {
            /**
             * Format: date-time
             * @description by when we decide
             */
            due: string;
        };
        SecondLook: {
            /** Format: uuid */
            id: string;
            /** @description null for a suspension */
            reportId: string | null;
            /** @description null once the account is deleted */
            userId: string | null;
            username: string | null;
            text: string | null;
            /** @description address of the picture */
            picture: string | null;
            /**
             * @description a newer server may answer others
             * @enum {string}
             */
            state: "waiting" | "granted" | "refused";
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description by when it is decided
             */
            due: string;
            decidedAt: string | null;
            /** @description why it was decided so */
            reason: string | null;
            /** @description for reviewers */
            review?: {
                decidedBy: string | null;
                /** @description false for an own one, and for who rejected or suspended while there is another administrator */
                mayDecide: boolean;
            };
        };
        OwnSecondLook: {
            /** @description until when the reporter can answer; null if they cannot */
            until: string | null;
            /** @description what they answered */
            answer: components["schemas"]["SecondLook"] | null;
        };
        SecondLooksPage: {
            items: components["schemas"]["SecondLook"][];
            nextCursor: string | null;
            total: number | null;
        };
        /**
         * @description a newer server may answer others
         * @enum {string}
         */
        ShownStatus: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
        Report: {
            /** Format: uuid */
            id: string;
            /**
             * @description a newer server may answer others
             * @enum {string}
             */
            type: "Scam" | "Phishing" | "Security Vulnerability";
            /** @description as typed for its reporter and administrators. Others get its key; of a name or other free text what they searched for, or nothing until a reviewer has resolved or closed the report, and while it is hidden */
            target: string;
            description: string;
            /** @description what its reporter lost, such as `120000.5`, for them and the team; others get null */
            amount: string | null;
            /** @description of the amount (ISO 4217), as the amount */
            currency: string | null;
            /** @description when they paid, as the amount */
            paidAt: string | null;
            /** @description the category's label */
            category: string;
            /** @description the subcategory's label */
            subcategory: string | null;
            /** @description the reporter's username; Somebody for checkers, while it waits */
            reportedBy: string;
            reporterMark: components["schemas"]["Mark"];
            /** @description for administrators, while there is an account */
            reporterId: string | null;
            status: components["schemas"]["ShownStatus"];
            /** Format: date-time */
            createdAt: string;
            /** @description null for a report that was imported from a feed */
            evidence: {
                url: string;
                /** @description the original file name */
                source: string;
            } | null;
            /** @description whether the caller filed it */
            own: boolean;
            /** Format: uuid */
            targetId: string;
            /** @description whether only administrators and its reporter get its description and picture; others get an empty text and null */
            hidden: boolean;
            /** @description `flags` until a reviewer has looked at it; `administrator` since one hid it, or its picture alone if not `hidden` */
            hiddenBy: ("flags" | "administrator") | null;
            /** @description until when, of a reviewed report, flags hide the picture alone */
            pictureHiddenUntil: string | null;
            /** @description when a reviewer last removed personal details from its description, which has █████ instead */
            redactedAt: string | null;
            /** @description that reviewer's username, for administrators, while there is an account */
            redactedBy: string | null;
            /** @description the open flags, for administrators */
            flags: {
                count: number;
                reasons: ("not-a-scam" | "about-me" | "personal-data" | "offensive")[];
            } | null;
        };
        ReportsPage: {
            items: components["schemas"]["Report"][];
            nextCursor: string | null;
            total: number | null;
            /** @description how many of the first rows in the order of the list were searched for `q`, if not all: those with fewer than three letters or digits in a row, or with too frequent ones, are searched for among so many only */
            searchedOnly: number | null;
            /**
             * Format: date-time
             * @description when the list was answered
             */
            asOf: string;
        };
        Neighbours: {
            previous: string | null;
            next: string | null;
        };
        TargetSummary: {
            /** @description as given, or as detected from the target */
            category: components["schemas"]["ShownCategory"];
            reports: number;
            /** @description who filed them, each once; feeds do not count */
            people: number;
            latestAt: string | null;
        };
        Settings: {
            /** @description inactivity after which a session ends, in milliseconds */
            sessionTimeout: number;
            /** @description who gets emails about new reports and the hourly summary; null for no one */
            notificationEmail: string | null;
        };
        Stats: {
            /** @description reports that are not Resolved */
            open: number;
            pending: number;
            /** @description accounts with a verified phone */
            verifiedUsers: number;
            posts: number;
            /** @description every status */
            byStatus: {
                status: components["schemas"]["ShownStatus"];
                count: number;
            }[];
            /** @description every category */
            byCategory: {
                /** @description the category's label */
                category: string;
                count: number;
                /** @description of these, by day as in the other `perDay` */
                perDay: number[];
            }[];
            /** @description reports filed on each of the last 30 days, today last */
            perDay: {
                /** Format: date */
                day: string;
                count: number;
            }[];
            /** @description from filing to the first Resolved, of reports that were resolved in the last 30 days */
            timeToResolution: {
                reports: number;
                /** @description to about 2 %; null if there are none */
                medianSeconds: number | null;
                buckets: {
                    /** @description and longer than in the bucket before; null: longer than in all */
                    withinDays: number | null;
                    count: number;
                }[];
            };
        };
        ReviewStats: {
            /** @description reports that are Pending, by age */
            waiting: {
                /** @description filed within so many days, with today, and before the bucket before; null: before all */
                withinDays: number | null;
                count: number;
            }[];
            /** @description how many reports were Pending at the end of each of the last 30 days, and now */
            waitingPerDay: {
                /** Format: date */
                day: string;
                count: number;
            }[];
            /** @description how often a report became Resolved, Rejected or Closed on each of the last 30 days, today last */
            decisionsPerDay: {
                /** Format: date */
                day: string;
                count: number;
            }[];
            /** @description from filing to a decision, of the last 30 days */
            timeToDecision: {
                decisions: number;
                /** @description to about 2 %; null if there are none */
                medianSeconds: number | null;
            };
            replies: {
                /** @description replies and second looks */
                waiting: number;
                /** @description of these */
                overdue: number;
                /** @description in the last 90 days */
                decided: number;
                /** @description of these */
                inTime: number;
                /** @description from coming to the decision; null if there are none */
                medianSeconds: number | null;
            };
            /** @description who had a report rejected lately, and most of the last ten decided reports */
            mostlyRejected: {
                /** Format: uuid */
                id: string;
                username: string;
                rejected: number;
            }[];
        };
        StatusChangeRecord: {
            from: components["schemas"]["ShownStatus"];
            to: components["schemas"]["ShownStatus"];
            reason: string | null;
            changedBy: string | null;
            /** Format: date-time */
            changedAt: string;
        };
        ReportHistory: {
            items: components["schemas"]["StatusChangeRecord"][];
        };
        SystemPart: {
            name: string;
            title: string;
            /**
             * @description a newer server may answer others
             * @enum {string}
             */
            condition: "ok" | "look" | "wrong";
            /** @description how it is, in plain words */
            text: string;
            /** @description where the manual says more, such as docs/operations.md#mail */
            manual: string;
        };
        UnusualSetting: {
            name: string;
            /** @description null if it is a secret, or not set */
            value: string | null;
            /**
             * @description a newer server may answer others
             * @enum {string}
             */
            condition: "ok" | "look" | "wrong";
            text: string;
            /** @description where the manual says more, such as docs/operations.md#mail */
            manual: string;
        };
        RunningServer: {
            /** Format: uuid */
            id: string;
            version: string;
            commit: string;
            /** @description its machine and port */
            address: string;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            seenAt: string;
            memoryBytes: number;
            /** @description how far its clock is ahead of the database's */
            clockMs: number;
        };
        System: {
            /** Format: date-time */
            at: string;
            /** @description whether nothing is wrong */
            ok: boolean;
            /** @description what is wrong, as sentences */
            problems: string[];
            version: string;
            commit: string;
            node: string;
            /** @description where the files of this version can be read */
            manualUrl: string | null;
            parts: components["schemas"]["SystemPart"][];
            settings: components["schemas"]["UnusualSetting"][];
            servers: components["schemas"]["RunningServer"][];
            database: {
                version: string;
                bytes: number;
                connections: number;
                maxConnections: number;
                answerMs: number;
            } | null;
            migrations: {
                applied: number;
                pending: number;
            } | null;
            disk: {
                free: number;
                size: number;
            } | null;
            backup: {
                /** Format: date-time */
                at: string;
                bytes: number;
                verified: boolean;
                /** @description how many pictures it lacks, as the file store does */
                missing: number;
                /** @description when a backup first lacked some */
                lackingSince: string | null;
                /** @description an earlier one that has more of them */
                fuller: string | null;
            } | null;
            jobs: {
                name: string;
                schedule: string | null;
                waiting: number;
                oldestWaitingAt: string | null;
                failed: number;
                lastSuccessAt: string | null;
            }[];
            /** @description how many there are, by status */
            reports: {
                [key: string]: number;
            };
            accounts: number | null;
            /** @description the newest release, if anybody looks for it (RELEASE_NOTICE_URL) */
            release: {
                version: string;
                url: string | null;
                notes: string | null;
                isNewer: boolean;
            } | null;
        };
        TestMail: {
            to: string;
            accepted: boolean;
            /** @description what the mail server said, or why it could not be asked */
            answer: string;
        };
        User: {
            /** Format: uuid */
            id: string;
            username: string;
            /** @description whether users may no longer have this username, so that they are asked for another */
            usernameReserved: boolean;
            mark: components["schemas"]["Mark"];
            email: string;
            phone: string | null;
            photoUrl: string | null;
            /**
             * @description a newer server may answer others
             * @enum {string}
             */
            role: "user" | "admin";
            /** @description what the person may do beside what all users may; null for most, and for administrators */
            reviewRole: ("reviewer" | "checker") | null;
            /**
             * @description a newer server may answer others
             * @enum {string}
             */
            status: "active" | "suspended";
            emailVerified: boolean;
            phoneVerified: boolean;
            reportCount: number;
            /** @description whether status changes of their reports are also emailed */
            statusMails: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description whether what they report is shown to others and counts only once a reviewer has looked at it */
            reviewedFirst: boolean;
            /** @description whether they have one; of one user alone */
            secondFactor?: boolean;
        };
        UsersPage: {
            items: components["schemas"]["User"][];
            nextCursor: string | null;
            total: number | null;
            /** @description how many of the first rows in the order of the list were searched for `q`, if not all: those with fewer than three letters or digits in a row, or with too frequent ones, are searched for among so many only */
            searchedOnly: number | null;
        };
        Verdict: {
            /** @enum {string} */
            level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
            /** @description nobody reported it for 24 months */
            stale: boolean;
            heading: string;
            /** @description the arithmetic, as a sentence without a full stop */
            explanation: string;
            /** @description the same without rejected and closed reports, if anything is left without them */
            brief: string;
            /** @description who reported it, each once; feeds and rejected reports do not count */
            people: number;
            /** @description of these, with a verified phone number */
            verifiedPeople: number;
            /** @description of these, with accounts less than a day old when they first reported it */
            newPeople: number;
            /** @description feeds that list it */
            sources: number;
            reports: {
                pending: number;
                underReview: number;
                resolved: number;
                rejected: number;
                closed: number;
            };
            firstReportedAt: string | null;
            lastReportedAt: string | null;
            confirmedAt: string | null;
            /** @description when a reviewer last found no scam */
            clearedAt: string | null;
            /** @description since when its holder, who proved that it is theirs, objects */
            disputedSince: string | null;
            /** @description by when reviewers decide about that */
            decideBy: string | null;
            /** @description what its holder says, as reviewers published it */
            statement: {
                text: string;
                /** Format: date-time */
                at: string;
            } | null;
            /** @description decided reports from before somebody else held it, which do not count in the rest */
            formerHolder: {
                /** Format: date */
                until: string;
                reports: number;
                people: number;
            } | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "post-auth-passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description for navigator.credentials, as JSON */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-auth-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    passkey: {
                        id: string;
                        rawId: string;
                        /** @enum {string} */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string | null;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["Me"];
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-auth-factor-passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description for navigator.credentials, as JSON */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-auth-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    appCode: string;
                } | {
                    recoveryCode: string;
                } | {
                    passkey: {
                        id: string;
                        rawId: string;
                        /** @enum {string} */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string | null;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["Me"];
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-me-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description what this session lacks: 'proof' of a second factor, or a 'factor' that the account must have */
                        lacks: ("proof" | "factor") | null;
                        /** @description by what the person can give the second factor; none without one */
                        methods: ("passkey" | "app" | "recovery-code")[];
                        /** @description newest first; none while proof is lacking */
                        passkeys: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** Format: date-time */
                            createdAt: string;
                            lastUsedAt: string | null;
                        }[];
                        /** @description since when an app shows codes; null without one, and while proof is lacking */
                        appSince: string | null;
                        /** @description 0 while proof is lacking */
                        recoveryCodesLeft: number;
                        /** @description from when the account must have a second factor; null if it need not */
                        requiredFrom: string | null;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-me-passkeys-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description for navigator.credentials, as JSON */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-me-passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    passkey: {
                        id: string;
                        rawId: string;
                        /** @enum {string} */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            attestationObject: string;
                            /** @default [] */
                            transports?: string[];
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description shown once, with the first second factor; null with others */
                        recoveryCodes: string[] | null;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-me-passkeys-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-me-code-app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    setUp: string;
                    appCode: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description shown once, with the first second factor; null with others */
                        recoveryCodes: string[] | null;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-me-code-app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description in Base32 (RFC 4648), to type into the app */
                        secret: string;
                        /** @description otpauth://…, for a QR code */
                        uri: string;
                        /** @description to send back with the first code, within 15 minutes */
                        setUp: string;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-me-code-app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-me-recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodes: string[];
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-auth-confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-auth-confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmationInput"];
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-auth-confirm-send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-robot-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description send all of them back, also those that are not described here */
                        parameters: {
                            /** @description always PBKDF2/SHA-256 */
                            algorithm: string;
                            /** @description the start of the password */
                            nonce: string;
                            /** @description the salt */
                            salt: string;
                            /** @description the number of iterations */
                            cost: number;
                            /** @description the length of the key, in bytes */
                            keyLength?: number;
                            /** @description how the key must start */
                            keyPrefix: string;
                            /** @description in seconds since 1970 */
                            expiresAt?: number;
                        } & {
                            [key: string]: unknown;
                        };
                        signature?: string;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-auth-sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: components["schemas"]["UsernameInput"];
                    email: string;
                    password: components["schemas"]["NewPasswordInput"];
                    /** @enum {boolean} */
                    acceptTerms: true;
                    robotCheck: components["schemas"]["RobotCheckInput"];
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["Me"];
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-auth-verify-email-send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendVerificationInput"];
            };
        };
        responses: {
            /** @description No content */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-auth-verify-email-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationLinkInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-auth-verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description false: the account was removed */
                        verified: boolean;
                        /** @description null without a session */
                        user: components["schemas"]["Me"] | null;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-auth-sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["Me"];
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-auth-google": {
        parameters: {
            query?: {
                redirect?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-auth-google-callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-auth-staff": {
        parameters: {
            query?: {
                redirect?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-auth-staff-callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-auth-staff-logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    logout_token?: string;
                };
            };
        };
        responses: {
            /** @description No content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-auth-sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-me-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessions"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-me-sessions-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-auth-phone-send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendPhoneCodeInput"];
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneCodeSent"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-auth-phone-verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPhoneInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["Me"];
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-auth-forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordInput"];
            };
        };
        responses: {
            /** @description No content */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-auth-reset-password-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetLinkInput"];
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-auth-reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordInput"];
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-auth-change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordInput"];
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsedKey"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Keys"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewKeyInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeKey"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-keys-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-organisation-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisationKeys"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-organisation-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrganisationKeyInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeOrganisationKey"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-organisation-keys-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChangeInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-me-photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    photo: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-me-photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-photos-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            /** @description No content */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-me-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-users": {
        parameters: {
            query?: {
                /** @description username contains */
                q?: string;
                /** @description how many reports they filed */
                reports?: "1-9" | "10-49" | "50-99" | "100-499" | "500-999";
                status?: "active" | "suspended";
                from?: string;
                to?: string;
                page?: number;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersPage"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-users-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-users-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChangeInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-user-reports-id": {
        parameters: {
            query?: {
                category?: components["schemas"]["CategoryValueInput"];
                subcategory?: string;
                target?: string;
                /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                country?: string;
                status?: components["schemas"]["ReportStatusInput"];
                from?: string;
                to?: string;
                /** @description target contains; administrators only */
                q?: string;
                sort?: components["schemas"]["ReportOrderInput"];
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportsPage"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-review-roles-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRoleChangeInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-reviewed-first-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewedFirstChangeInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-user-factors-id-remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-users-delete-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserDeletionInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-audit-log": {
        parameters: {
            query?: {
                action?: "report.status" | "report.delete" | "report.hide" | "report.redact" | "report.import" | "report.export" | "flag.settle" | "reply.decide" | "reply.show" | "second-look.decide" | "target.clear" | "target.end-clearing" | "target.assign-bank" | "target.shared-host" | "user.status" | "user.review-role" | "user.reviewed-first" | "user.delete" | "user.make-admin" | "user.reset-password" | "user.unlock" | "user.remove-factors" | "user.sign-in" | "post.publish" | "post.change" | "post.delete" | "key.create" | "key.revoke" | "register.change" | "webhook.create" | "webhook.change" | "webhook.replace-secret" | "webhook.switch-off" | "webhook.switch-on" | "webhook.delete" | "setting.change" | "job.retry";
                /** @description what was done to this account, and its reports that administrators deleted */
                userId?: string;
                q?: string;
                from?: string;
                to?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-config-sessionTimeout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionTimeoutChangeInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-config-notificationEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationEmailChangeInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stats"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-stats-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewStats"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Jobs"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-jobs-retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobRetryInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetriedJobs"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["System"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-system-test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestMail"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-trends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description null before the first time */
                        countedAt: string | null;
                        /** @description the Mondays (UTC) on which the last 12 whole weeks began, the latest last */
                        weeks: string[];
                        /** @description what most people reported lately first */
                        kinds: {
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            type: "Scam" | "Phishing" | "Security Vulnerability";
                            /** @description people who reported it in each week, rounded down to 5; null for fewer than 10 */
                            perWeek: (number | null)[];
                            /** @description the same of the last 4 weeks together */
                            recent: number | null;
                            /** @description percent by which `recent` differs from the 4 weeks before; null if either is */
                            change: number | null;
                            /** @description whether only the last 4 weeks have enough people */
                            isNew: boolean;
                            /** @description at most 10 ordinary words that mark its reports, by the alphabet */
                            words: string[];
                        }[];
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            /** @description No content */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-advice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advice"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-targets": {
        parameters: {
            query: {
                category?: components["schemas"]["CategoryValueInput"];
                subcategory?: string;
                target: string;
                /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                country?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Targets"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-targets-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Target"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-reports-summary": {
        parameters: {
            query: {
                category?: components["schemas"]["CategoryValueInput"];
                subcategory?: string;
                target: string;
                /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                country?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetSummary"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckTextInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedText"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-check-category": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bits"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-check-category-bits-bucket": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                bits: string;
                bucket: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bucket"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-targets-id-bank": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignBankInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Target"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-shared-hosts-host": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                host: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SharedHostInput"];
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-targets-id-picture": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            /** @description No content */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-reports": {
        parameters: {
            query?: {
                category?: components["schemas"]["CategoryValueInput"];
                subcategory?: string;
                target?: string;
                /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                country?: string;
                status?: components["schemas"]["ReportStatusInput"];
                from?: string;
                to?: string;
                /** @description target contains; administrators only */
                q?: string;
                sort?: components["schemas"]["ReportOrderInput"];
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportsPage"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-reports": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @enum {string} */
                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                    subcategory?: string;
                    type?: components["schemas"]["ReportTypeInput"];
                    target: string;
                    description: string;
                    /**
                     * @description what the reporter lost, with its `currency`; for themselves and the team
                     * @default null
                     */
                    amount?: string | null;
                    /**
                     * @description of the amount (ISO 4217)
                     * @default null
                     */
                    currency?: string | null;
                    /** @default null */
                    paidAt?: string | null;
                    /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                    country?: string;
                    /** Format: binary */
                    evidence: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-reports-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-reports-id": {
        parameters: {
            query?: {
                from?: components["schemas"]["ReportStatusInput"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-reports-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusChangeInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-reports-id-evidence": {
        parameters: {
            query?: {
                size?: "full" | "medium" | "thumb";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            /** @description No content */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-reports-id-history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportHistory"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-reports-id-neighbours": {
        parameters: {
            query?: {
                category?: components["schemas"]["CategoryValueInput"];
                subcategory?: string;
                target?: string;
                /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                country?: string;
                status?: components["schemas"]["ReportStatusInput"];
                from?: string;
                to?: string;
                /** @description target contains; administrators only */
                q?: string;
                sort?: components["schemas"]["ReportOrderInput"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Neighbours"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-me-reports": {
        parameters: {
            query?: {
                q?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportsPage"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-targets-id-overview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetOverview"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-reports-status": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChangeRequestInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOutcome"];
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkBegun"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-reports-count": {
        parameters: {
            query: {
                category?: components["schemas"]["CategoryValueInput"];
                subcategory?: string;
                target?: string;
                /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                country?: string;
                status?: components["schemas"]["ReportStatusInput"];
                from?: string;
                to?: string;
                /** @description target contains; administrators only */
                q?: string;
                /** @description `asOf` of the list: later reports do not count */
                asOf: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportCount"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-bulk-changes-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChange"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-targets-id-cleared": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClearingInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Target"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-targets-id-cleared": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-reports-id-redactions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedactionInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-reports-csv": {
        parameters: {
            query?: {
                category?: components["schemas"]["CategoryValueInput"];
                subcategory?: string;
                target?: string;
                /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                country?: string;
                status?: components["schemas"]["ReportStatusInput"];
                from?: string;
                to?: string;
                /** @description target contains; administrators only */
                q?: string;
                sort?: components["schemas"]["ReportOrderInput"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-me-reports-csv": {
        parameters: {
            query?: {
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-changes": {
        parameters: {
            query?: {
                after?: number;
                category?: components["schemas"]["CategoryValueInput"];
                limit?: number;
                wait?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changes"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-feeds-file": {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The part of it that was asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description No content */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-feeds-misp-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The part of it that was asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description No content */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-registers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            layout: "phishtank-csv" | "phishtank-json" | "urlhaus-csv" | "openphish" | "redflag-csv" | "redflag-json" | "redflag";
                            address: string;
                            hasSecret: boolean;
                            categories: string[];
                            intervalMinutes: number;
                            licence: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            state: "new" | "reading" | "well" | "failing" | "stopped" | "paused" | "leaving";
                            /** @description reports of it that count, or were decided here */
                            entries: number;
                            /** @description what could not become a report, as of the last reading */
                            refused: {
                                reason: string;
                                count: number;
                            }[];
                            succeededAt: string | null;
                            nextAt: string | null;
                            failingSince: string | null;
                            problem: string | null;
                            /** @description of `stopped`: how many entries disappeared at the same time */
                            lost: number | null;
                        }[];
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-registers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description of the file; of another Redflag its site's */
                    address: string;
                    intervalMinutes: number;
                    /** @description SPDX; null if nobody knows it. Entries of another Redflag bring theirs */
                    licence?: null | "" | string;
                    /**
                     * @description what to take from another Redflag; of no meaning otherwise
                     * @default []
                     */
                    categories?: components["schemas"]["CategoryValueInput"][];
                    /** @description the key to ask another Redflag with; no answer has it */
                    secret?: null | string;
                    /** @enum {string} */
                    layout: "phishtank-csv" | "phishtank-json" | "urlhaus-csv" | "openphish" | "redflag-csv" | "redflag-json" | "redflag";
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /**
                         * @description a newer server may answer others
                         * @enum {string}
                         */
                        layout: "phishtank-csv" | "phishtank-json" | "urlhaus-csv" | "openphish" | "redflag-csv" | "redflag-json" | "redflag";
                        address: string;
                        hasSecret: boolean;
                        categories: string[];
                        intervalMinutes: number;
                        licence: string | null;
                        /**
                         * @description a newer server may answer others
                         * @enum {string}
                         */
                        state: "new" | "reading" | "well" | "failing" | "stopped" | "paused" | "leaving";
                        /** @description reports of it that count, or were decided here */
                        entries: number;
                        /** @description what could not become a report, as of the last reading */
                        refused: {
                            reason: string;
                            count: number;
                        }[];
                        succeededAt: string | null;
                        nextAt: string | null;
                        failingSince: string | null;
                        problem: string | null;
                        /** @description of `stopped`: how many entries disappeared at the same time */
                        lost: number | null;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-registers-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-registers-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description of the file; of another Redflag its site's */
                    address?: string;
                    intervalMinutes?: number;
                    /** @description SPDX; null if nobody knows it. Entries of another Redflag bring theirs */
                    licence?: null | "" | string;
                    /** @description what to take from another Redflag; of no meaning otherwise */
                    categories?: components["schemas"]["CategoryValueInput"][];
                    /** @description the key to ask another Redflag with; no answer has it */
                    secret?: null | string;
                    paused?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /**
                         * @description a newer server may answer others
                         * @enum {string}
                         */
                        layout: "phishtank-csv" | "phishtank-json" | "urlhaus-csv" | "openphish" | "redflag-csv" | "redflag-json" | "redflag";
                        address: string;
                        hasSecret: boolean;
                        categories: string[];
                        intervalMinutes: number;
                        licence: string | null;
                        /**
                         * @description a newer server may answer others
                         * @enum {string}
                         */
                        state: "new" | "reading" | "well" | "failing" | "stopped" | "paused" | "leaving";
                        /** @description reports of it that count, or were decided here */
                        entries: number;
                        /** @description what could not become a report, as of the last reading */
                        refused: {
                            reason: string;
                            count: number;
                        }[];
                        succeededAt: string | null;
                        nextAt: string | null;
                        failingSince: string | null;
                        problem: string | null;
                        /** @description of `stopped`: how many entries disappeared at the same time */
                        lost: number | null;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-registers-id-read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /**
                         * @description a newer server may answer others
                         * @enum {string}
                         */
                        layout: "phishtank-csv" | "phishtank-json" | "urlhaus-csv" | "openphish" | "redflag-csv" | "redflag-json" | "redflag";
                        address: string;
                        hasSecret: boolean;
                        categories: string[];
                        intervalMinutes: number;
                        licence: string | null;
                        /**
                         * @description a newer server may answer others
                         * @enum {string}
                         */
                        state: "new" | "reading" | "well" | "failing" | "stopped" | "paused" | "leaving";
                        /** @description reports of it that count, or were decided here */
                        entries: number;
                        /** @description what could not become a report, as of the last reading */
                        refused: {
                            reason: string;
                            count: number;
                        }[];
                        succeededAt: string | null;
                        nextAt: string | null;
                        failingSince: string | null;
                        problem: string | null;
                        /** @description of `stopped`: how many entries disappeared at the same time */
                        lost: number | null;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-registers-id-go-on": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description how many entries the administrator agrees to lose, as answered */
                    lost: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /**
                         * @description a newer server may answer others
                         * @enum {string}
                         */
                        layout: "phishtank-csv" | "phishtank-json" | "urlhaus-csv" | "openphish" | "redflag-csv" | "redflag-json" | "redflag";
                        address: string;
                        hasSecret: boolean;
                        categories: string[];
                        intervalMinutes: number;
                        licence: string | null;
                        /**
                         * @description a newer server may answer others
                         * @enum {string}
                         */
                        state: "new" | "reading" | "well" | "failing" | "stopped" | "paused" | "leaving";
                        /** @description reports of it that count, or were decided here */
                        entries: number;
                        /** @description what could not become a report, as of the last reading */
                        refused: {
                            reason: string;
                            count: number;
                        }[];
                        succeededAt: string | null;
                        nextAt: string | null;
                        failingSince: string | null;
                        problem: string | null;
                        /** @description of `stopped`: how many entries disappeared at the same time */
                        lost: number | null;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            keyId: string;
                            keyName: string;
                            organisation: string;
                            /** @description false once the key expired or its organisation was suspended: nothing is sent */
                            keyWorks: boolean;
                            url: string;
                            categories: components["schemas"]["ShownCategory"][];
                            /** Format: date-time */
                            createdAt: string;
                            /** @description of the change log, up to which everything was delivered */
                            position: number;
                            /** @description since when every delivery failed; null if the last did not */
                            failingSince: string | null;
                            /** @description when a failed delivery is repeated */
                            nextAttemptAt: string | null;
                            /** @description null while it is on: every delivery failed for three days (`failing`), the receiver answered 410 (`gone`), or what it missed is not in the change log any more (`too-far-behind`) */
                            off: {
                                /** Format: date-time */
                                since: string;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                reason: "failing" | "gone" | "too-far-behind";
                            } | null;
                            /** @description whether the change log still has all after `position` */
                            missedIsKept: boolean;
                            /** @description until when the secret from before a change also signs */
                            formerSecretUntil: string | null;
                        }[];
                        /** @description the categories that this site publishes; without any, nothing is sent */
                        published: components["schemas"]["ShownCategory"][];
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description by https, on its usual port */
                    url: string;
                    categories: components["schemas"]["CategoryValueInput"][];
                    /**
                     * Format: uuid
                     * @description for administrators: of the key whose webhook it becomes
                     */
                    keyId?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        keyId: string;
                        keyName: string;
                        organisation: string;
                        /** @description false once the key expired or its organisation was suspended: nothing is sent */
                        keyWorks: boolean;
                        url: string;
                        categories: components["schemas"]["ShownCategory"][];
                        /** Format: date-time */
                        createdAt: string;
                        /** @description of the change log, up to which everything was delivered */
                        position: number;
                        /** @description since when every delivery failed; null if the last did not */
                        failingSince: string | null;
                        /** @description when a failed delivery is repeated */
                        nextAttemptAt: string | null;
                        /** @description null while it is on: every delivery failed for three days (`failing`), the receiver answered 410 (`gone`), or what it missed is not in the change log any more (`too-far-behind`) */
                        off: {
                            /** Format: date-time */
                            since: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            reason: "failing" | "gone" | "too-far-behind";
                        } | null;
                        /** @description whether the change log still has all after `position` */
                        missedIsKept: boolean;
                        /** @description until when the secret from before a change also signs */
                        formerSecretUntil: string | null;
                        /** @description signs what is sent, as Standard Webhooks says; no other answer has it */
                        secret: string;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-webhooks-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        keyId: string;
                        keyName: string;
                        organisation: string;
                        /** @description false once the key expired or its organisation was suspended: nothing is sent */
                        keyWorks: boolean;
                        url: string;
                        categories: components["schemas"]["ShownCategory"][];
                        /** Format: date-time */
                        createdAt: string;
                        /** @description of the change log, up to which everything was delivered */
                        position: number;
                        /** @description since when every delivery failed; null if the last did not */
                        failingSince: string | null;
                        /** @description when a failed delivery is repeated */
                        nextAttemptAt: string | null;
                        /** @description null while it is on: every delivery failed for three days (`failing`), the receiver answered 410 (`gone`), or what it missed is not in the change log any more (`too-far-behind`) */
                        off: {
                            /** Format: date-time */
                            since: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            reason: "failing" | "gone" | "too-far-behind";
                        } | null;
                        /** @description whether the change log still has all after `position` */
                        missedIsKept: boolean;
                        /** @description until when the secret from before a change also signs */
                        formerSecretUntil: string | null;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-webhooks-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description by https, on its usual port */
                    url: string;
                    categories: components["schemas"]["CategoryValueInput"][];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        keyId: string;
                        keyName: string;
                        organisation: string;
                        /** @description false once the key expired or its organisation was suspended: nothing is sent */
                        keyWorks: boolean;
                        url: string;
                        categories: components["schemas"]["ShownCategory"][];
                        /** Format: date-time */
                        createdAt: string;
                        /** @description of the change log, up to which everything was delivered */
                        position: number;
                        /** @description since when every delivery failed; null if the last did not */
                        failingSince: string | null;
                        /** @description when a failed delivery is repeated */
                        nextAttemptAt: string | null;
                        /** @description null while it is on: every delivery failed for three days (`failing`), the receiver answered 410 (`gone`), or what it missed is not in the change log any more (`too-far-behind`) */
                        off: {
                            /** Format: date-time */
                            since: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            reason: "failing" | "gone" | "too-far-behind";
                        } | null;
                        /** @description whether the change log still has all after `position` */
                        missedIsKept: boolean;
                        /** @description until when the secret from before a change also signs */
                        formerSecretUntil: string | null;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-webhooks-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-webhooks-id-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        keyId: string;
                        keyName: string;
                        organisation: string;
                        /** @description false once the key expired or its organisation was suspended: nothing is sent */
                        keyWorks: boolean;
                        url: string;
                        categories: components["schemas"]["ShownCategory"][];
                        /** Format: date-time */
                        createdAt: string;
                        /** @description of the change log, up to which everything was delivered */
                        position: number;
                        /** @description since when every delivery failed; null if the last did not */
                        failingSince: string | null;
                        /** @description when a failed delivery is repeated */
                        nextAttemptAt: string | null;
                        /** @description null while it is on: every delivery failed for three days (`failing`), the receiver answered 410 (`gone`), or what it missed is not in the change log any more (`too-far-behind`) */
                        off: {
                            /** Format: date-time */
                            since: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            reason: "failing" | "gone" | "too-far-behind";
                        } | null;
                        /** @description whether the change log still has all after `position` */
                        missedIsKept: boolean;
                        /** @description until when the secret from before a change also signs */
                        formerSecretUntil: string | null;
                        /** @description signs what is sent, as Standard Webhooks says; no other answer has it */
                        secret: string;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-webhooks-id-enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    from: "where-it-stopped" | "now";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        keyId: string;
                        keyName: string;
                        organisation: string;
                        /** @description false once the key expired or its organisation was suspended: nothing is sent */
                        keyWorks: boolean;
                        url: string;
                        categories: components["schemas"]["ShownCategory"][];
                        /** Format: date-time */
                        createdAt: string;
                        /** @description of the change log, up to which everything was delivered */
                        position: number;
                        /** @description since when every delivery failed; null if the last did not */
                        failingSince: string | null;
                        /** @description when a failed delivery is repeated */
                        nextAttemptAt: string | null;
                        /** @description null while it is on: every delivery failed for three days (`failing`), the receiver answered 410 (`gone`), or what it missed is not in the change log any more (`too-far-behind`) */
                        off: {
                            /** Format: date-time */
                            since: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            reason: "failing" | "gone" | "too-far-behind";
                        } | null;
                        /** @description whether the change log still has all after `position` */
                        missedIsKept: boolean;
                        /** @description until when the secret from before a change also signs */
                        formerSecretUntil: string | null;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-webhooks-id-test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** @description the header `webhook-id`: the same in every attempt */
                        messageId: string;
                        /** @description such as `target.listed`, or `webhook.test` */
                        type: string;
                        /** @description 1 for the first */
                        attempt: number;
                        /** @description whether the status is between 200 and 299 */
                        delivered: boolean;
                        /** @description of the answer; null without one */
                        status: number | null;
                        /** @description the answer leads elsewhere (`redirected`), there is none, or the address is not on the public internet (`unreachable`), or none came within 10 seconds (`too-slow`) */
                        failure: ("redirected" | "unreachable" | "too-slow") | null;
                        milliseconds: number;
                        /** @description how the body of the answer begins */
                        answer: string;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-webhooks-id-deliveries": {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description the header `webhook-id`: the same in every attempt */
                            messageId: string;
                            /** @description such as `target.listed`, or `webhook.test` */
                            type: string;
                            /** @description 1 for the first */
                            attempt: number;
                            /** @description whether the status is between 200 and 299 */
                            delivered: boolean;
                            /** @description of the answer; null without one */
                            status: number | null;
                            /** @description the answer leads elsewhere (`redirected`), there is none, or the address is not on the public internet (`unreachable`), or none came within 10 seconds (`too-slow`) */
                            failure: ("redirected" | "unreachable" | "too-slow") | null;
                            milliseconds: number;
                            /** @description how the body of the answer begins */
                            answer: string;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-cases": {
        parameters: {
            query?: {
                category?: components["schemas"]["CategoryValueInput"];
                /** @description only targets with a Pending report that has a picture */
                picture?: "true";
                /** @description only targets with open flags */
                flagged?: "true";
                /** @description only targets with an open reply or second look */
                replied?: "true";
                sort?: "people" | "oldest";
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CasesPage"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-cases-targetId": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                targetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseDetail"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-cases-targetId-decisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                targetId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reportIds: string[];
                    /** @enum {string} */
                    status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                    from?: components["schemas"]["ReportStatusInput"];
                    reason?: string;
                    /** @description true to confirm a report on a well-known target, which otherwise stays as it is */
                    wellKnown?: boolean;
                    /** @description true to confirm a report on a target with open flags, which otherwise stays as it is */
                    flagged?: boolean;
                    /** @description true to decide about a report whose holder disputes it with proof, which otherwise stays as it is */
                    disputed?: boolean;
                    /** @description those of the reports whose pictures others see no longer; their words stay */
                    hidePictures?: string[];
                    /** @description for administrators, who are asked again */
                    suspend?: {
                        /** @description those of the reports whose reporters are suspended */
                        reportersOf: string[];
                        /** @description emailed to each of them */
                        reason: string;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        changed: number;
                        unchanged: {
                            /** Format: uuid */
                            id: string;
                            /** @description as typed; null if there is no such report */
                            target: string | null;
                            /** @description `report/already-set`; or as for one report: `report/changed-meanwhile`, `target/well-known`, `target/flagged`, `report/disputed` or `not-found` */
                            code: string;
                            /** @description what happened, as a sentence */
                            detail: string;
                        }[];
                        /** @description how many pictures are hidden now */
                        hidden: number;
                        /** @description the usernames of those who are suspended now */
                        suspended: string[];
                        /** @description what else was asked for and not done, as sentences */
                        notDone: string[];
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-cases-targetId-claim": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                targetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimAnswer"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-cases-targetId-claim": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                targetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-cases-next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextCaseInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextCaseAnswer"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-recommendations-next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description null if none waits for this checker */
                        case: {
                            target: components["schemas"]["Target"];
                            /** @description some that are Pending: the oldest of each person, then the oldest others */
                            reports: {
                                /** Format: uuid */
                                id: string;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                type: "Scam" | "Phishing" | "Security Vulnerability";
                                /** @description the subcategory's label */
                                subcategory: string | null;
                                description: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** @description null for a report that was imported from a feed */
                                evidence: {
                                    url: string;
                                    /** @description the original file name */
                                    source: string;
                                } | null;
                                /** @description whether only administrators and its reporter get its description and picture; others get an empty text and null */
                                hidden: boolean;
                                /** @description when a reviewer last removed personal details from its description, which has █████ instead */
                                redactedAt: string | null;
                            }[];
                        } | null;
                        accuracy: {
                            /** @description of what they recommended, the last cases that were decided: at most 100 */
                            decided: number;
                            /** @description of these, where a reviewer decided as they said */
                            right: number;
                        };
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-recommendations-targetId": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                targetId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    recommends: "scam" | "no-scam" | "unsure";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-checkers-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description of what they recommended, the last cases that were decided: at most 100 */
                        decided: number;
                        /** @description of these, where a reviewer decided as they said */
                        right: number;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-targets-id-notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description the newest 100 */
                        items: {
                            /** Format: uuid */
                            id: string;
                            text: string;
                            /** @description name; null once the account is gone */
                            by: string | null;
                            /** @description whether the caller wrote it, and may delete it */
                            own: boolean;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-targets-id-notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description the newest 100 */
                        items: {
                            /** Format: uuid */
                            id: string;
                            text: string;
                            /** @description name; null once the account is gone */
                            by: string | null;
                            /** @description whether the caller wrote it, and may delete it */
                            own: boolean;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-reports-id-reporter-notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description the newest 100 */
                        items: {
                            /** Format: uuid */
                            id: string;
                            text: string;
                            /** @description name; null once the account is gone */
                            by: string | null;
                            /** @description whether the caller wrote it, and may delete it */
                            own: boolean;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-reports-id-reporter-notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description the newest 100 */
                        items: {
                            /** Format: uuid */
                            id: string;
                            text: string;
                            /** @description name; null once the account is gone */
                            by: string | null;
                            /** @description whether the caller wrote it, and may delete it */
                            own: boolean;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-user-notes-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description the newest 100 */
                        items: {
                            /** Format: uuid */
                            id: string;
                            text: string;
                            /** @description name; null once the account is gone */
                            by: string | null;
                            /** @description whether the caller wrote it, and may delete it */
                            own: boolean;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-user-notes-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description the newest 100 */
                        items: {
                            /** Format: uuid */
                            id: string;
                            text: string;
                            /** @description name; null once the account is gone */
                            by: string | null;
                            /** @description whether the caller wrote it, and may delete it */
                            own: boolean;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-notes-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-reports-id-question": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description null if nothing was asked */
                        asked: {
                            question: string;
                            /** Format: date-time */
                            askedAt: string;
                            /** @description name, for reviewers */
                            askedBy: string | null;
                            answer: string | null;
                            answeredAt: string | null;
                        } | null;
                        /** @description whether the caller may ask the reporter */
                        mayAsk: boolean;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-reports-id-question": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    question: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description null if nothing was asked */
                        asked: {
                            question: string;
                            /** Format: date-time */
                            askedAt: string;
                            /** @description name, for reviewers */
                            askedBy: string | null;
                            answer: string | null;
                            answeredAt: string | null;
                        } | null;
                        /** @description whether the caller may ask the reporter */
                        mayAsk: boolean;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-reports-id-question-answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answer: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description null if nothing was asked */
                        asked: {
                            question: string;
                            /** Format: date-time */
                            askedAt: string;
                            /** @description name, for reviewers */
                            askedBy: string | null;
                            answer: string | null;
                            answeredAt: string | null;
                        } | null;
                        /** @description whether the caller may ask the reporter */
                        mayAsk: boolean;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-reports-id-flags": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFlagInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Flag"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-targets-id-flags": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFlagInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Flag"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-flags": {
        parameters: {
            query?: {
                state?: "open" | "settled";
                reportId?: string;
                /** @description flags on this target and on its reports */
                targetId?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagsPage"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-flags-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagGroup"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-reports-id-hidden": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HiddenInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hidden"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-me-reviewing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description of reports in 90 days */
                        decisions: number;
                        /** @description of these, where the report has another status now */
                        undone: number;
                        /** @description of these, whose reporters asked for a second look */
                        appealed: number;
                        /** @description between the report and the decision; null without any */
                        medianHours: number | null;
                        /** @description of these, that a second reviewer looked at without seeing them */
                        secondReviews: number;
                        /** @description of those, where the second reviewer decided otherwise */
                        differing: number;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-reviewers-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description of reports in 90 days */
                        decisions: number;
                        /** @description of these, where the report has another status now */
                        undone: number;
                        /** @description of these, whose reporters asked for a second look */
                        appealed: number;
                        /** @description between the report and the decision; null without any */
                        medianHours: number | null;
                        /** @description of these, that a second reviewer looked at without seeing them */
                        secondReviews: number;
                        /** @description of those, where the second reviewer decided otherwise */
                        differing: number;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-second-reviews-next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description null if none waits for this reviewer */
                        review: {
                            /** Format: uuid */
                            id: string;
                            category: components["schemas"]["ShownCategory"];
                            /** @description as typed */
                            target: string;
                            /** @description without its id, by which one would read what was decided, and by whom */
                            report: {
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                type: "Scam" | "Phishing" | "Security Vulnerability";
                                /** @description the subcategory's label */
                                subcategory: string | null;
                                description: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** @description null for a report that was imported from a feed */
                                evidence: {
                                    url: string;
                                    /** @description the original file name */
                                    source: string;
                                } | null;
                                /** @description whether only administrators and its reporter get its description and picture; others get an empty text and null */
                                hidden: boolean;
                                /** @description when a reviewer last removed personal details from its description, which has █████ instead */
                                redactedAt: string | null;
                            };
                            /** @description what two decided, in no order; null for the second reviewer */
                            differing: {
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                status: "Resolved" | "Rejected" | "Closed";
                                reason: string | null;
                            }[] | null;
                        } | null;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-second-reviews-id-evidence": {
        parameters: {
            query?: {
                size?: "full" | "medium" | "thumb";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            /** @description No content */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-second-reviews-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "Resolved" | "Rejected" | "Closed";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        reportId: string;
                        /** @description of a second reviewer: whether a third one sees both; of the third: whether the report has another status */
                        differs: boolean;
                    };
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-targets-id-replies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @enum {string} */
                    ground: "not-me" | "new-holder" | "settled" | "mistaken" | "lawful-business" | "other";
                    /**
                     * Format: date
                     * @description since when a new holder has it
                     */
                    since?: string;
                    text: string;
                    /** @description what they would like to see published beside the verdict */
                    statement?: string;
                    /** Format: binary */
                    picture?: string;
                };
                "application/json": {
                    /** @enum {string} */
                    ground: "not-me" | "new-holder" | "settled" | "mistaken" | "lawful-business" | "other";
                    /**
                     * Format: date
                     * @description since when a new holder has it
                     */
                    since?: string;
                    text: string;
                    /** @description what they would like to see published beside the verdict */
                    statement?: string;
                    /** Format: binary */
                    picture?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-replies": {
        parameters: {
            query?: {
                state?: "waiting" | "upheld" | "published" | "refused" | "withdrawn" | "appealed";
                targetId?: string;
                /** @description those that wait for a decision, proven ones first, then by when they are due; or the others */
                open?: "true" | "false";
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepliesPage"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-replies-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-replies-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyChangeInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-replies-id-picture": {
        parameters: {
            query?: {
                size?: "full" | "medium" | "thumb";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            /** @description No content */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-replies-id-picture": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    picture: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-replies-id-appeal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-replies-id-proof": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofRequestInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofTask"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-replies-id-proof-check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofCheckInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-reports-id-answers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSecondLook"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-reports-id-answers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    text: string;
                    /** Format: binary */
                    picture?: string;
                };
                "application/json": {
                    text: string;
                    /** Format: binary */
                    picture?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondLook"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-second-looks-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondLookLinkInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSecondLook"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-second-looks": {
        parameters: {
            query?: {
                state?: "waiting" | "granted" | "refused";
                about?: "report" | "suspension";
                targetId?: string;
                userId?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondLooksPage"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-second-looks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuspendedSecondLookInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedSecondLook"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-second-looks-id-picture": {
        parameters: {
            query?: {
                size?: "full" | "medium" | "thumb";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            /** @description No content */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-second-looks-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondLookDecisionInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondLook"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-posts": {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostsPage"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-posts": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    title: string;
                    body: string;
                    /** Format: binary */
                    image?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-posts-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-posts-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-posts-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    title?: string;
                    body?: string;
                    /** Format: binary */
                    image?: string;
                    fromTitle?: string;
                    fromBody?: string;
                    /** @description the `imageUrl`; empty if there was none */
                    fromImage?: string;
                    /**
                     * @description `true` removes the picture
                     * @default false
                     * @enum {string}
                     */
                    removeImage?: "true" | "false";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-posts-id-image": {
        parameters: {
            query?: {
                size?: "full" | "medium" | "thumb";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            /** @description No content */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-me-notifications": {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsPage"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "patch-me-notifications-id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotificationInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-me-notifications-read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-me-alerts": {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                category?: components["schemas"]["CategoryValueInput"];
                /** @description with `category` */
                key?: string;
                targetId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertsPage"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-me-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertChangeInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-status-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusMailsChangeInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusMails"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post-status-mails-stop": {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusMails"];
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-events": {
        parameters: {
            query: {
                /** @description several times: `report:<id>`, `target:<hash>`, or `reports` for every report */
                watch: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream, which stays open */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-server-get-ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-app-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppConfig"];
                };
            };
            /** @description No content */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
