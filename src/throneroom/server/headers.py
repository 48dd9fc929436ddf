"""What every answer says to browsers, whoever gives it: the application, or the door before it."""

A_YEAR = "max-age=31536000"
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
        "form-action 'self'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


def careful_headers(secure: bool) -> dict[str, str]:
    """All of them; over https browsers are to come by https from now on."""
    return HEADERS | ({"Strict-Transport-Security": A_YEAR} if secure else {})
