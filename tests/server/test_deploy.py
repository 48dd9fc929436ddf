"""The files that a host starts from: they are well formed, and say what the server understands."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped, unused-ignore]

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file())


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(DEPLOY)))
def test_every_file_is_described_and_names_settings_that_there_are(file: Path) -> None:
    described = (ROOT / "docs" / "hosting.md").read_text()
    assert f"(../deploy/{file.relative_to(DEPLOY)})" in described
    for setting in set(re.findall(r"THRONEROOM_[A-Z_]+", file.read_text())):
        assert f"| `{setting}` |" in described, setting


def test_compose_starts_a_server_behind_a_proxy_when_its_database_answers() -> None:
    read: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = read["services"]
    assert set(services) == {"database", "server", "proxy"}
    server = services["server"]
    assert server["depends_on"]["database"]["condition"] == "service_healthy"
    assert "ports" not in server, "nobody but the proxy reaches it"
    assert "ports" not in services["database"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    assert "server:8000" in services["proxy"]["command"]
    kept = {line.split(":")[0] for one in services.values() for line in one.get("volumes", ())}
    assert kept == set(read["volumes"])


def test_kubernetes_asks_the_addresses_that_there_are() -> None:
    parts: list[Any] = list(
        yaml.safe_load_all((DEPLOY / "kubernetes" / "throneroom.yaml").read_text())
    )
    assert [part["kind"] for part in parts] == ["Deployment", "Service", "Ingress"]
    deployment, service, ingress = parts
    labels = deployment["spec"]["template"]["metadata"]["labels"]
    assert deployment["spec"]["selector"]["matchLabels"] == service["spec"]["selector"] == labels
    (container,) = deployment["spec"]["template"]["spec"]["containers"]
    probes = {name: container[f"{name}Probe"]["httpGet"] for name in ("liveness", "readiness")}
    assert probes["liveness"]["path"] == "/health"
    assert probes["readiness"]["path"] == "/ready"
    assert {probe["port"] for probe in probes.values()} == {container["ports"][0]["name"]}
    backend = ingress["spec"]["rules"][0]["http"]["paths"][0]["backend"]["service"]
    assert backend["name"] == service["metadata"]["name"]


@pytest.mark.parametrize("name", ["throneroom.service", "throneroom-backup.service"])
def test_systemd_understands_the_service(tmp_path: Path, name: str) -> None:
    text = (DEPLOY / name).read_text()
    program = shutil.which("true")
    assert program is not None
    assert re.search("^ExecStart=/opt/throneroom/bin/throneroom (serve|admin)", text, re.M)
    unit = tmp_path / name
    unit.write_text(text.replace("/opt/throneroom/bin/throneroom", program))
    for line in text.splitlines():
        assert re.fullmatch(r"|#.*|\[\w+\]|[A-Za-z]+=.*", line), line
    checker = shutil.which("systemd-analyze")
    if checker is not None:  # where there is no systemd the form of each line must do
        checked = subprocess.run([checker, "verify", str(unit)], capture_output=True, text=True)
        assert (checked.returncode, checked.stderr) == (0, "")
